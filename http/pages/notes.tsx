// `/norme/<eli of an article>/note`: the notes that its document prints below it.
import { nameAsKnown, type shapes } from '../../engine/index.js';
import type { Frame, PageContent } from './document.js';
import { apiOf, localAddress, notesOf, pageAsShown } from './parts/address.js';
import { KnownName } from './parts/cite.js';
import { formatDay, sayTextDay } from './parts/days.js';
import { NoteTexts } from './parts/notes.js';

/** @param day asked for; `null` for the text that is shown without one */
export function notesPage(article: shapes.ArticleAnswer, day: string | null, frame: Frame): PageContent {
  const { words, language } = frame;
  const { eli, norma, note, testo_al } = article;
  const name = nameAsKnown({ ...norma, parte: article.parte, articolo: article.num });
  const title = words.notesPage.title(day === null ? name : words.day.page(name, formatDay(day, language)));
  const shown = day === null ? {} : { day };
  return {
    title,
    description: words.notesPage.lead,
    path: notesOf(eli, shown),
    api: `${apiOf(eli)}${day === null ? '' : `?al=${day}`}`,
    isListed: false,
    printed: { eli, sigla: name, testo_al, ...shown },
    body: (
      <>
        <header class="act">
          <p class="kicker">
            <KnownName eli={norma.eli} />
            <a href={localAddress(pageAsShown(eli, shown), language)}>{name}</a>
          </p>
          <h1>{title}</h1>
          <p class="lead">{words.notesPage.lead}</p>
          {testo_al === null ? null : <p class="soft">{sayTextDay(testo_al, frame)}</p>}
        </header>
        {note.length === 0 ? <p class="empty">{words.notesPage.none}</p> : <NoteTexts notes={note} />}
      </>
    ),
  };
}
