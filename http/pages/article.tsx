// `/norme/<eli of an article>`: one article with its paragraphs, relations and citations.
import type { shapes } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import { apiOf, localAddress, pageOf } from './parts/address.js';
import { OtherEffects } from './parts/effects.js';
import { LawText } from './parts/law-text.js';
import { RelationList } from './parts/relation.js';

/** ELIs of the articles before and after, in document order. */
export interface Neighbouring {
  previous: string | null;
  next: string | null;
}

export function articlePage(
  article: shapes.ArticleAnswer,
  { previous, next }: Neighbouring,
  frame: Frame,
): PageContent {
  const { language, words } = frame;
  const { norma } = article;
  const name = `art. ${article.num}, ${norma.sigla}`;
  const path = pageOf(article.eli);
  return {
    title: article.rubrica === null ? name : `${name}, ${article.rubrica}`,
    description: article.testo.slice(0, 250),
    path,
    api: apiOf(article.eli),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Legislation',
      '@id': `${frame.publicUrl ?? ''}${path}`,
      name: article.rubrica ?? name,
      legislationIdentifier: article.eli,
      isPartOf: { '@type': 'Legislation', legislationIdentifier: norma.eli, name: norma.titolo ?? norma.sigla },
      inLanguage: 'it',
      legislationJurisdiction: 'IT',
    },
    body: (
      <>
        <header class="act">
          <p class="kicker">
            <a href={localAddress(pageOf(norma.eli), language)}>{norma.sigla}</a>
            {norma.titolo === null ? null : (
              <span class="soft" lang="it">
                {' '}
                {norma.titolo}
              </span>
            )}
          </p>
          <h1>
            Art. {article.num}
            {article.rubrica === null ? null : (
              <span class="rubrica" lang="it">
                {' '}
                {article.rubrica}
              </span>
            )}
          </h1>
          {article.partizione.length === 0 ? null : (
            <p class="soft" lang="it">
              {article.partizione.join(' · ')}
            </p>
          )}
        </header>
        {article.abrogato ? (
          <p class="notice" role="note">
            {words.article.isRepealed}
          </p>
        ) : null}
        <div class="columns beside">
          <div>
            <LawText text={article.testo} anchors word={words.article.paragraph} />
            <p class="pages">
              {previous === null ? null : (
                <a rel="prev" href={localAddress(pageOf(previous), language)}>
                  ← {words.article.previous}
                </a>
              )}
              <a href={localAddress(pageOf(norma.eli), language)}>{words.article.whole}</a>
              {next === null ? null : (
                <a rel="next" href={localAddress(pageOf(next), language)}>
                  {words.article.next} →
                </a>
              )}
            </p>
            {article.note.length === 0 ? null : (
              <details class="notes">
                <summary>
                  {words.article.notes} ({article.note.length})
                </summary>
                {article.note.map((note) => (
                  <p key={note} lang="it">
                    {note}
                  </p>
                ))}
              </details>
            )}
          </div>
          <section aria-labelledby="modificata-da">
            <h2 id="modificata-da">{words.act.amendedBy}</h2>
            <RelationList relations={article.modificata_da} side="da" language={language} words={words} />
          </section>
        </div>
        <section aria-labelledby="modifica">
          <h2 id="modifica">{words.act.amends}</h2>
          <RelationList relations={article.modifica} side="a" language={language} words={words} />
        </section>
        <OtherEffects of={article} frame={frame} />
        {article.cita.length === 0 ? null : (
          <section aria-labelledby="cita">
            <h2 id="cita">{words.article.cites}</h2>
            <ul class="cited">
              {article.cita.map((cited, i) => (
                <li key={i}>
                  <a
                    href={localAddress(
                      pageOf(cited.articolo === null ? cited.eli : `${cited.eli}/art/${cited.articolo}`),
                      language,
                    )}
                  >
                    {cited.articolo === null ? cited.sigla : `art. ${cited.articolo}, ${cited.sigla}`}
                  </a>{' '}
                  <span class="soft" lang="it">
                    «{cited.testo}»
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </>
    ),
  };
}
