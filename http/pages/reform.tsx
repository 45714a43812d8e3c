// The reform of one act by another as one table: `/norme/<eli>?relazioni=out&con=<eli>`, and the same from the amended act's side.
import type { JSX } from 'preact';
import { kindTable, namePart, type shapes } from '../../engine/index.js';
import type { Frame } from './document.js';
import { checkOf, localAddress, pageOf, relationsOf } from './parts/address.js';
import { formatDay, formatNumber } from './parts/days.js';
import { FoldedWords } from './parts/folded-words.js';
import { placeWords, sentenceWords } from './parts/place.js';
import { Sign } from './parts/relation.js';
import { ReportLink } from './parts/report.js';
import { Table } from './parts/table.js';
import type { ReformRow } from './reform-rows.js';
import { reformWords } from './reform-words.js';

/** Characters of old and of new words in a row; what is longer is unfolded. */
const longestWords = 240;

/** A reform: two acts and the rows of its table. */
export interface Reform {
  /** ELIs of the two acts. */
  by: string;
  amended: string;
  rows: readonly ReformRow[];
  /** Number of relations. */
  relations: number;
  /** Number of operations on words that belong to none of the relations. */
  alone: number;
}

interface ReformProps {
  reform: Reform;
  /** The rows that are shown: the first, from 0, and the one behind the last. */
  from: number;
  to: number;
  frame: Frame;
}

/** The table, with what is said of it. */
export function ReformTable({ reform, from, to, frame }: ReformProps): JSX.Element {
  const { language } = frame;
  const words = reformWords[language];
  const { by, rows, relations, alone } = reform;
  const shown = rows.slice(from, to);
  const isCut = shown.some(({ operation, evidence }) =>
    [operation?.vecchie, operation?.nuove, evidence].some((text) => (text?.length ?? 0) > longestWords),
  );
  const hasParts = rows.some(({ place }) => place.parte != null);
  const seen = new Set<string>();
  return (
    <>
      <p>
        {words.lead}{' '}
        {words.rows(formatNumber(rows.length, language), formatNumber(relations, language), rows.length === 1)}{' '}
        {isCut ? words.cut(longestWords) : null}
        <span class="on-paper"> {words.cutOnPaper}</span>
      </p>
      {alone === 0 ? null : (
        <p class="soft">
          {words.alone(formatNumber(alone, language), alone === 1)}{' '}
          <a href={localAddress(checkOf(by), language)}>{frame.words.check.link}</a>
        </p>
      )}
      <Table
        label={words.table}
        name="reform"
        headings={[words.provision, words.old, words.brought, words.by, words.since]}
      >
        {shown.map((row, i) => {
          const { id } = row.relation;
          const isFirst = !seen.has(id);
          seen.add(id);
          const isNewPart = hasParts && (i === 0 || shown[i - 1]!.place.parte !== row.place.parte);
          return (
            <>
              {isNewPart ? (
                <tr key={`part ${i}`} class="part">
                  <th colSpan={5} scope="colgroup">
                    {row.place.parte == null ? words.main : namePart(row.place.parte)}
                  </th>
                </tr>
              ) : null}
              <Row key={i} row={row} id={isFirst ? id : undefined} reform={reform} frame={frame} />
            </>
          );
        })}
      </Table>
    </>
  );
}

interface RowProps {
  row: ReformRow;
  /** Id of its relation, in the first row of that; else `undefined`. */
  id: string | undefined;
  reform: Reform;
  frame: Frame;
}

function Row({ row, id, reform: { amended }, frame }: RowProps): JSX.Element {
  const { language, words } = frame;
  const said = reformWords[language];
  const { relation, operation, evidence } = row;
  const relationPage = (of: string) => relationsOf(amended, { relation: of });
  const own = (of: string) => relationPage(of).slice(pageOf(amended).length);
  return (
    <tr id={id === undefined ? undefined : `r-${id}`} class={`kind-${relation.tipo}`}>
      <th scope="row">
        <Sign kind={relation.tipo} />{' '}
        <a href={localAddress(pageOf(row.eli), language)}>{placeOf(row, frame) || wholeName(row, frame)}</a>{' '}
        <span class="soft">· {whatIsDone(row, frame)}</span>{' '}
        {id === undefined ? null : (
          <a
            class="anchor"
            // Relative to the act's own page: hundreds of rows would repeat its path.
            href={localAddress(`${own(id)}#r-${id}`, language)}
            aria-label={said.relation}
          >
            #
          </a>
        )}
      </th>
      {operation === null ? (
        <td colSpan={2}>
          <div>
            {said.unread}{' '}
            {evidence === null ? null : <FoldedWords text={evidence} max={longestWords} as="q" lang="it" />}
          </div>
        </td>
      ) : (
        <>
          <td lang="it" class={operation.vecchie === null && operation.ancora === null ? 'none' : undefined}>
            <OldWords operation={operation} frame={frame} />
          </td>
          <td lang="it" class={operation.nuove === null ? 'none' : undefined}>
            {operation.nuove === null ? (
              '—'
            ) : (
              <div>
                <FoldedWords text={operation.nuove} max={longestWords} as="ins" />
              </div>
            )}
          </td>
        </>
      )}
      <td>
        <a href={localAddress(pageOf(row.by.eli), language)}>{placeWords(row.by.place, words) || relation.da.sigla}</a>
      </td>
      <td>
        {sinceWhen(row, frame)}
        {id === undefined ? null : (
          <span class="report">
            <ReportLink about={relationPage(id)} id={id} before=" " frame={frame} />
          </span>
        )}
      </td>
    </tr>
  );
}

function OldWords({ operation, frame }: { operation: shapes.OperationEntry['operazione']; frame: Frame }): JSX.Element {
  const { vecchie, fino_a, ancora, posizione } = operation;
  const { check } = frame.words;
  if (vecchie === null && ancora === null) return <>—</>;
  return (
    <div>
      {vecchie === null ? null : <FoldedWords text={vecchie} max={longestWords} as="del" />}
      {fino_a === null ? null : fino_a === 'fine' ? ` … ${check.toTheEnd}` : <del> … {fino_a}</del>}
      {ancora === null ? null : (
        <span class="soft">
          {' '}
          <span lang={frame.language}>{check.positions[posizione]}</span> <q>{ancora}</q>
        </span>
      )}
    </div>
  );
}

/** `art. 11, comma 2, periodo 1`; the part is a heading of the table. */
function placeOf({ place, isHeading, sentences }: ReformRow, { words }: Frame): string {
  return [
    placeWords({ ...place, parte: null }, words),
    isHeading ? words.check.heading : '',
    sentenceWords(sentences, words),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** The name of what is changed where no article is named: the whole act only where the relation states that. */
function wholeName({ relation, place }: ReformRow, { language, words }: Frame): string {
  const { wholeAct, unnamed } = reformWords[language];
  if (place.parte != null) return namePart(place.parte);
  if (relation.portata === null) return unnamed;
  return relation.portata === 'atto' ? wholeAct : words.relation.reaches[relation.portata];
}

/** What befalls the place, as a noun: «art. 5 repeals» would have the place do it. Where the words were not read, with the reach. */
function whatIsDone({ operation, relation }: ReformRow, { language, words }: Frame): string {
  if (operation !== null) return reformWords[language].actions[operation.azione];
  const { one } = kindTable[relation.tipo][language];
  return relation.portata === null ? one : `${one} (${words.relation.reaches[relation.portata]})`;
}

/** The day of effect that the law states; where it states none, entry into force, or the Gazzetta. */
function sinceWhen({ days }: ReformRow, { language, words }: Frame): string {
  const which = (['effetto', 'vigore', 'pubblicazione'] as const).find((one) => days[one] !== null);
  return which === undefined ? words.relation.noDay : words.relation.days[which](formatDay(days[which]!, language));
}
