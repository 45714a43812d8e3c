// `/norme/<eli>/riscontro` and `/riscontri`: what amending words take away and bring in, and what stands there today.
import type { JSX } from 'preact';
import { nameAnnex, nameAsKnown, nameFirst, portalUrl, sigla, type shapes } from '../../engine/index.js';
import { formats } from '../formats/index.js';
import { marked } from './comparison.js';
import type { Frame, PageContent } from './document.js';
import { noSuchAct } from './not-found.js';
import { actOf } from './parts/act-of.js';
import { apiOf, checkOf, localAddress, pageOf } from './parts/address.js';
import { formatNumber } from './parts/days.js';
import { sentenceWords } from './parts/place.js';
import { PageLinks, Range } from './parts/range.js';
import { GradeCounts } from './parts/grade-counts.js';
import { Table } from './parts/table.js';
import { TextDay } from './parts/text-day.js';
import { readNumber, type Failed, type PageRequest } from './request.js';
import type { PageWords } from './words.js';

type Entry = shapes.OperationEntry;

/** Operations that one page shows. */
export const operationsPerPage = 50;

/** The operations of one amending act as a table. @param grado the only grade that is shown; empty for all */
export function checkPage(answer: shapes.RiscontroAnswer, grado: string, frame: Frame): PageContent {
  const { words, language } = frame;
  const { norma, totale } = answer;
  const said = words.check;
  const lead = leadOf(answer, true, frame);
  const asked = grado === '' ? '' : `?grado=${grado}`;
  const path = checkOf(norma.eli) + asked;
  return {
    title: said.title(nameFirst(norma.eli)),
    description: lead,
    path,
    api: `${apiOf(norma.eli)}/riscontro${asked}`,
    entries: totale,
    body: (
      <>
        <header class="act">
          <p class="kicker">
            <a href={localAddress(pageOf(norma.eli), language)}>{norma.sigla}</a>
          </p>
          <h1>{said.title(nameFirst(norma.eli))}</h1>
          <p class="lead">{lead}</p>
          <TextDay day={answer.operazioni[0]?.da.testo_al ?? null} frame={frame} />
          <p class="notice" role="note">
            {said.notice}
          </p>
        </header>
        <GradeCounts counts={answer.per_grado} frame={frame} path={checkOf(norma.eli)} chosen={grado} />
        <Operations entries={answer.operazioni} frame={frame} />
        <Pages page={answer} path={path} frame={frame} />
      </>
    ),
  };
}

/** The operations of all acts, of one grade where the address names it. */
export async function showChecks({ raw, ask, frame }: PageRequest): Promise<PageContent | Failed> {
  const grado = raw?.get('grado') ?? '';
  const giudicate = raw?.get('giudicate') ?? '';
  const offset = readNumber(raw, 'offset');
  const chosen = { ...(grado === '' ? {} : { grado }), ...(giudicate === '' ? {} : { giudicate }) };
  const paged = { limit: String(operationsPerPage), offset: String(offset) };
  const { body, status, refusal } = await ask('riscontri', { ...chosen, ...paged });
  return refusal === null ? checksPage(body, chosen, frame) : noSuchAct('/riscontri', status, refusal, frame);
}

function checksPage(
  answer: shapes.AllOperations,
  chosen: { grado?: string; giudicate?: string },
  frame: Frame,
): PageContent {
  const { words, language } = frame;
  const said = words.check;
  const title = chosen.grado === 'discorde' ? said.differences : said.all;
  const lead = leadOf(answer, false, frame);
  const asked = new URLSearchParams(chosen).toString();
  const path = asked === '' ? '/riscontri' : `/riscontri?${asked}`;
  const { n_giudicate: settled } = answer;
  return {
    title,
    description: lead,
    path,
    api: `/api/public${path}`,
    entries: answer.totale,
    ...{ feed: `/api/public${path}`, feedTitle: title },
    body: (
      <>
        <header class="act">
          <h1>{title}</h1>
          <p class="lead">{lead}</p>
          <p class="notice" role="note">
            {said.notice}
          </p>
        </header>
        <GradeCounts counts={answer.per_grado} frame={frame} path="/riscontri" chosen={chosen.grado ?? ''} />
        {settled === 0 || chosen.giudicate === 'solo' ? null : (
          <p>
            <a href={localAddress('/riscontri?giudicate=solo', language)}>
              {said.settled(formatNumber(settled, language), settled === 1)}
            </a>
          </p>
        )}
        <p>
          <a href={`${localAddress(`/api/public${path}`, language)}&formato=atom`} type={formats.atom.mediaType}>
            Atom
          </a>
        </p>
        <Operations entries={answer.operazioni} frame={frame} isOfMany />
        <Pages page={answer} path={path} frame={frame} />
      </>
    ),
  };
}

/** How many operations there are; of none, among how many they were looked for. */
function leadOf({ totale, per_grado }: shapes.OperationPage, isOfAct: boolean, { words, language }: Frame): string {
  const said = words.check;
  if (totale > 0) return said.lead(formatNumber(totale, language), totale === 1);
  const { nessuno, ...grades } = per_grado;
  const checked = Object.values(grades).reduce((sum, n) => sum + n, 0);
  return checked + nessuno === 0
    ? said.noneRead(isOfAct)
    : said.none(formatNumber(checked, language), formatNumber(nessuno, language));
}

function Pages({ page, path, frame }: { page: shapes.OperationPage; path: string; frame: Frame }): JSX.Element {
  const { offset, totale, operazioni, successiva } = page;
  const behind = path.includes('?') ? '&' : '?';
  return (
    <>
      <Range offset={offset} shown={operazioni.length} total={totale} frame={frame} />
      <PageLinks
        offset={offset}
        perPage={operationsPerPage}
        hasMore={successiva !== null}
        path={(at) => (at === 0 ? path : `${path}${behind}offset=${at}`)}
        frame={frame}
      />
    </>
  );
}

interface OperationsProps {
  entries: readonly Entry[];
  frame: Frame;
  /** Whether they are of several acts, or beside words of another one. */
  isOfMany?: boolean;
}

/** Operations as a table; nothing where there are none, of which the page says why. */
export function Operations({ entries, frame, isOfMany }: OperationsProps): JSX.Element {
  const { words } = frame;
  const said = words.check;
  if (entries.length === 0) return <></>;
  return (
    <Table
      label={said.table}
      name="operations"
      headings={[said.provision, said.place, said.old, said.brought, said.today, said.grade]}
    >
      {entries.map((entry, i) => (
        <Operation key={i} entry={entry} frame={frame} isOfMany={isOfMany === true} />
      ))}
    </Table>
  );
}

function Operation({ entry, frame, isOfMany }: { entry: Entry; frame: Frame; isOfMany: boolean }): JSX.Element {
  const { language, words } = frame;
  const { da, a, operazione, prova, testo_attuale, testo_attuale_al } = entry;
  const said = words.check;
  const from = [
    da.articolo === null ? null : `art. ${da.articolo}`,
    da.comma && `c. ${da.comma}`,
    da.lettera && `lett. ${da.lettera})`,
  ];
  const act = actOf(da.eli);
  return (
    <tr>
      <th scope="row">
        <a href={localAddress(pageOf(da.eli), language)}>
          {isOfMany ? `${sigla(act)}, ` : ''}
          {from.filter((part) => part).join(', ') || annexOf(da.eli, act)}
        </a>
        <Official url={portalUrl(act)} frame={frame} />
        {isOfMany ? <TextDay day={da.testo_al} frame={frame} /> : null}
      </th>
      <td data-heading={said.place}>
        <a href={localAddress(pageOf(a.articolo_eli ?? a.norma.eli), language)}>{placeOf(a, frame)}</a>
        <Official url={portalUrl(a.norma.eli)} frame={frame} />
        <p class="soft">
          {said.actions[operazione.azione]}
          {positionOf(operazione, a, words)}
          {operazione.ancora === null ? null : (
            <>
              {' '}
              <q lang="it">{operazione.ancora}</q>
            </>
          )}
        </p>
      </td>
      <td lang="it" class={operazione.vecchie === null ? 'none' : undefined}>
        {operazione.vecchie === null ? '—' : <del>{operazione.vecchie}</del>}
        {operazione.fino_a === null ? null : operazione.fino_a === 'fine' ? (
          ` … ${said.toTheEnd}`
        ) : (
          <del> … {operazione.fino_a}</del>
        )}
      </td>
      <td lang="it" class={operazione.nuove === null ? 'none' : undefined}>
        {operazione.nuove === null ? '—' : <ins>{operazione.nuove}</ins>}
      </td>
      <td data-heading={said.today} class={testo_attuale === null ? 'none' : undefined}>
        {testo_attuale === null ? '—' : <span lang="it">{testo_attuale}</span>}
        <TextDay day={testo_attuale_al} frame={frame} />
      </td>
      <td data-heading={said.grade}>
        <strong>{said.grades[prova.grado ?? 'nessuno']}</strong>
        {prova.motivo === null ? null : <p class="soft">{said.reasons[prova.motivo]}</p>}
        <Difference entry={entry} frame={frame} />
      </td>
    </tr>
  );
}

/** `allegato 1`, in which words stand that no article has. */
function annexOf(eli: string, act: string): string {
  return eli === act ? sigla(act) : nameAnnex(eli.slice(eli.lastIndexOf('/') + 1).replaceAll('-', ' '), sigla(act));
}

/** The difference of two texts, and a person's judgement on it. */
function Difference({ entry: { prova, giudizio }, frame }: { entry: Entry; frame: Frame }): JSX.Element {
  const said = frame.words.check;
  return (
    <>
      {prova.differenza === null ? null : (
        <p class="soft">
          {said.difference} <span lang="it">{marked(prova.differenza)}</span>
        </p>
      )}
      {giudizio === null ? null : (
        <p class="soft">
          {said.verdicts[giudizio.esito]}
          {giudizio.nota === null ? null : <span lang="it"> ({giudizio.nota})</span>}{' '}
          <a href={giudizio.fonte} rel="external">
            {said.judgedBy}
          </a>
        </p>
      )}
    </>
  );
}

function Official({ url, frame }: { url: string | null; frame: Frame }) {
  return url === null ? null : (
    <>
      {' '}
      <a class="soft" href={url} rel="external">
        {frame.words.check.official}
      </a>
    </>
  );
}

function placeOf(a: Entry['a'], { words }: Frame): string {
  const { norma, parte, articolo, rubrica } = a;
  const name = nameAsKnown({ ...norma, parte, articolo });
  const within = withinArticle(a, words);
  const heading = rubrica ? [words.check.heading] : [];
  // `Capo II, rubrica`, but `art. 5, rubrica`.
  return [name, ...(a.partizione === null ? [...heading, ...within] : [...within, ...heading])].join(', ');
}

/** `, dopo c. 1-bis`, `, in fine`; empty where new words go beside others that no place names. */
function positionOf({ posizione, ancora, accanto }: Entry['operazione'], { articolo }: Entry['a'], words: PageWords) {
  const said = `, ${words.check.positions[posizione]}`;
  if (ancora !== null || !/dopo|prima/.test(posizione)) return said;
  if (accanto === null) return '';
  const isOther = accanto.articolo !== null && accanto.articolo !== articolo;
  const place = [...(isOther ? [`art. ${accanto.articolo}`] : []), ...withinArticle(accanto, words)];
  return place.length === 0 ? '' : `${said} ${place.join(', ')}`;
}

/** `Capo II`, `c. 1-bis`, `lett. a)`: each level that a place within an article has. */
function withinArticle(place: shapes.PlaceWithin, words: PageWords): string[] {
  const { partizione, commi, lettere, numeri, periodi } = place;
  return [
    partizione ?? '',
    commi.length > 0 ? `c. ${commi.join(', ')}` : '',
    lettere.length > 0 ? `lett. ${lettere.join('), ')})` : '',
    numeri.length > 0 ? `n. ${numeri.join(', ')}` : '',
    sentenceWords(periodi.join(', '), words),
  ].filter((part) => part !== '');
}
