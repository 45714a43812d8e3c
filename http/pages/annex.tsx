// `/norme/<eli of an annex>`: an annex that is not made of articles, such as a table.
import { nameAnnex, nameAnnexEnd, transitionalNumber, type shapes } from '../../engine/index.js';
import { verbBefore } from '../formats/verb-before.js';
import { type Frame, type PageContent } from './document.js';
import { apiOf, localAddress, noteAnchor, pageOf, partOf } from './parts/address.js';
import { splitParts } from './parts/law-lines.js';
import { LawText } from './parts/law-text.js';
import { PartContents } from './parts/part-contents.js';
import { ReportLink } from './parts/report.js';
import { shorten } from './parts/shorten.js';
import { TextDayBanner } from './parts/text-day.js';
import { textLanguage } from './parts/text-language.js';

/** @param part which part of a giant annex, from 0 */
export function annexPage(
  act: shapes.ActAnswer,
  annex: shapes.ActAnswer['allegati'][number],
  part: number,
  frame: Frame,
): PageContent {
  const { words, language } = frame;
  const path = pageOf(annex.eli);
  const parts = splitParts(annex.testo);
  const shown = parts[part] ?? parts[0]!;
  const name = nameAnnexEnd(annex.nome, act.sigla);
  return {
    title: name,
    description: shorten(annex.testo, 250),
    path: partOf(path, part),
    api: apiOf(act.eli),
    printed: { eli: act.eli, sigla: name, testo_al: act.testo_al },
    body: (
      <>
        <header class="act">
          <p class="kicker">
            {transitionalNumber(annex.nome, act.sigla) === null
              ? verbBefore(act.sigla, words.annex.of, language)
              : null}
            <a href={localAddress(pageOf(act.eli), language)}>{act.sigla}</a>{' '}
            <span class="soft" lang={textLanguage(act.eli)}>
              {shorten(act.titolo, 160)}
            </span>
          </p>
          <h1 lang={textLanguage(act.eli)}>{nameAnnex(annex.nome, act.sigla)}</h1>
          {annex.parti_grafiche ? <p class="notice">{words.article.graphic}</p> : null}
        </header>
        {parts.length > 1 ? <PartContents parts={parts} shown={shown} path={path} frame={frame} /> : null}
        <TextDayBanner dated={act} href={localAddress(`${pageOf(act.eli)}#modificata-da`, language)} frame={frame} />
        <LawText lines={shown.lines} lang={textLanguage(act.eli)} words={words} />
        {annex.note.map((note, i) => (
          <p key={i} id={noteAnchor(i + 1).slice(1)} class="soft" lang={textLanguage(act.eli)}>
            {note}
          </p>
        ))}
        <p class="pages">
          <a href={localAddress(pageOf(act.eli), language)}>{words.article.whole}</a>
          <ReportLink about={path} id={annex.eli} frame={frame} />
        </p>
      </>
    ),
  };
}
