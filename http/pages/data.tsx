// `/dati`: what is loaded, its licence, and how to cite it.
import type { JSX } from 'preact';
import { nameAsKnown, type shapes } from '../../engine/index.js';
import type { CitedTarget } from '../questions/citazioni-bersagli.js';
import type { MorteAnswer } from '../questions/citazioni-morte.js';
import { type Frame, type PageContent } from './document.js';
import { localAddress, pageOf } from './parts/address.js';
import { KnownSigla } from './parts/cite.js';
import { formatDay, formatNumber } from './parts/days.js';
import type { PageWords } from './words.js';
import { Table } from './parts/table.js';
import { typeName } from './parts/type-name.js';
import { TextDays } from './parts/text-day.js';

/** The data of the page. */
export interface Loaded {
  health: shapes.HealthAnswer;
  /** Acts whose text is not loaded, those with most relations first. */
  missing: readonly shapes.GraphNode[];
  dead: MorteAnswer;
  /** The articles that are cited most; `hasPage` where the text of their act is loaded. */
  cited: (CitedTarget & { hasPage: boolean })[];
  /** How many acts only relations name. */
  named: number;
  /** How many citations the texts hold. */
  citations: number;
  /** Size of the snapshot where it is offered whole, else `null`. */
  snapshotBytes: number | null;
}

export function dataPage(
  { health, missing, dead, cited, named, citations, snapshotBytes }: Loaded,
  frame: Frame,
): PageContent {
  const { language, words, source } = frame;
  return {
    title: words.dataPage.title,
    description: words.dataPage.lead,
    path: '/dati',
    api: '/api/public/health',
    body: (
      <>
        <h1>{words.dataPage.title}</h1>
        <p class="lead">{words.dataPage.lead}</p>
        <Held health={health} frame={frame} />
        <section aria-labelledby="tipi">
          <h2 id="tipi">{words.dataPage.types}</h2>
          <ul class="bars">
            {health.tipi.map(({ tipo, norme: count }) => (
              <li key={tipo}>
                <a href={localAddress(`/norme?tipo=${tipo}`, language)} lang="it">
                  {typeName(tipo)}
                </a>{' '}
                <meter min={0} max={health.tipi[0]!.norme} value={count} aria-label={tipo} />{' '}
                <span>{formatNumber(count, language)}</span>
              </li>
            ))}
          </ul>
        </section>
        <Downloads
          rows={rowsOf(health, named, citations)}
          changesSince={health.corpus.cambiamenti_dal}
          snapshotBytes={snapshotBytes}
          frame={frame}
        />
        <Missing acts={missing} frame={frame} />
        <MostCited cited={cited} frame={frame} />
        <DeadReferences dead={dead} frame={frame} />
        <section aria-labelledby="licenza">
          <h2 id="licenza">{words.dataPage.licence}</h2>
          <p>
            <a href={source.url}>{source.nome}</a>,{' '}
            <a href={source.licenza_url} rel="license">
              {source.licenza}
            </a>
            . {source.avvertenza}
          </p>
          <h3>{words.dataPage.cite}</h3>
          <p>{words.dataPage.citeText}</p>
        </section>
      </>
    ),
  };
}

/** The numbers of what is loaded, the days of the texts, and the digest. */
function Held({ health, frame }: { health: Loaded['health']; frame: Frame }): JSX.Element {
  const { language, words } = frame;
  const { conteggi, corpus } = health;
  const { norme, articoli, relazioni, documenti_rifiutati } = conteggi;
  const [acts, articles, relations] = [norme, articoli, relazioni].map((count) => formatNumber(count, language));
  return (
    <section aria-labelledby="caricato">
      <h2 id="caricato">{words.dataPage.loaded}</h2>
      <p>{words.home.counts(acts!, articles!, relations!)}</p>
      <TextDays corpus={corpus} frame={frame} />
      {corpus.non_recente === true ? (
        <p class="notice" role="note">
          {words.dataPage.old}
        </p>
      ) : null}
      <p>
        {words.dataPage.refused}: {formatNumber(documenti_rifiutati, language)}
      </p>
      <p>
        {words.dataPage.digest}: <code>{corpus.impronta}</code>
      </p>
    </section>
  );
}

/** Acts whose text is not loaded. */
function Missing({ acts, frame }: { acts: Loaded['missing']; frame: Frame }): JSX.Element | null {
  const { language, words } = frame;
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="mancanti">
      <h2 id="mancanti">{words.dataPage.missing}</h2>
      <p>{words.dataPage.missingText}</p>
      <ul class="tags">
        {acts.map(({ id, label, grado }) => (
          <li key={id}>
            <a href={localAddress(pageOf(id), language)}>
              <KnownSigla eli={id} sigla={label} />
            </a>{' '}
            <span class="soft">{words.actsPage.relations(formatNumber(grado, language), grado === 1)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type TableName = keyof PageWords['whole']['tables'];

/** Rows of each table. */
function rowsOf({ conteggi }: shapes.HealthAnswer, named: number, citations: number): Record<TableName, number> {
  const { norme, articoli, relazioni, altri_effetti } = conteggi;
  return { norme: norme + named, articoli, relazioni: relazioni + altri_effetti, citazioni: citations };
}

interface DownloadsProps {
  rows: Record<TableName, number>;
  /** The first day of which all changes are known; `null` for none. */
  changesSince: string | null;
  snapshotBytes: number | null;
  frame: Frame;
}

/** All downloads: content, number of rows and formats. */
function Downloads({ rows, changesSince, snapshotBytes, frame: { language, words } }: DownloadsProps): JSX.Element {
  const { title, lead, columns, tables, triples, database, archive, snapshot, bytes, newest, changes } = words.whole;
  const [snapshotName, snapshotHolds] = snapshot;
  return (
    <section aria-labelledby="interi">
      <h2 id="interi">{title}</h2>
      <p>{lead}</p>
      <Table label={title} name="downloads" headings={[columns.what, columns.holds, columns.rows, columns.files]}>
        {(Object.keys(tables) as TableName[]).map((name) => (
          <tr key={name}>
            <th scope="row">{tables[name][0]}</th>
            <td>{tables[name][1]}</td>
            <td class="number" data-heading={columns.rows}>
              {formatNumber(rows[name], language)}
            </td>
            <td>
              <a href={`/dati/${name}.csv?lang=${language}`}>{name}.csv</a>{' '}
              <a href={`/dati/${name}.ndjson?lang=${language}`}>{name}.ndjson</a>{' '}
              <a href={`/dati/${name}.parquet`}>{name}.parquet</a>
            </td>
          </tr>
        ))}
        {(
          [
            ['legami.sqlite', database],
            ['akn.zip', archive],
            ['legami.nt.gz', triples],
          ] as const
        ).map(([file, [name, holds]]) => (
          <tr key={file}>
            <th scope="row">{name}</th>
            <td>{holds}</td>
            <td />
            <td>
              <a href={`/dati/${file}`}>{file}</a>
            </td>
          </tr>
        ))}
        {snapshotBytes === null ? null : (
          <tr>
            <th scope="row">{snapshotName}</th>
            <td>{snapshotHolds}</td>
            <td class="number">{bytes(formatNumber(Math.max(1, Math.round(snapshotBytes / 1e6)), language))}</td>
            <td>
              <a href="/dati/legami.snapshot">legami.snapshot</a>
            </td>
          </tr>
        )}
      </Table>
      <ul class="tags">
        <li>
          <a href={localAddress('/modifiche', language)}>{newest}</a>
        </li>
        {changesSince === null ? null : (
          <li>
            <a href={`/dati/cambiamenti.ndjson?dal=${changesSince}&lang=${language}`}>
              {changes(formatDay(changesSince, language))}
            </a>
          </li>
        )}
        <li>
          <a href={`/dati?formato=jsonld&lang=${language}`}>{words.dataset}</a>
        </li>
        <li>
          <a href={`/dati/datapackage.json?lang=${language}`}>{words.dataPackage}</a>
        </li>
        <li>
          <a href={localAddress('/api/public/docs', language)}>{words.dataPage.api}</a>
        </li>
      </ul>
    </section>
  );
}

/** The articles that are cited most. */
function MostCited({
  cited,
  frame: { language, words },
}: {
  cited: Loaded['cited'];
  frame: Frame;
}): JSX.Element | null {
  if (cited.length === 0) return null;
  return (
    <section aria-labelledby="citati">
      <h2 id="citati">{words.dataPage.cited}</h2>
      <p>{words.dataPage.citedText}</p>
      <ol class="tags">
        {cited.map((target) => (
          <li key={target.eli}>
            {target.hasPage ? (
              <a href={localAddress(pageOf(target.eli), language)}>{nameAsKnown(target)}</a>
            ) : (
              nameAsKnown(target)
            )}{' '}
            <span class="soft">
              {words.dataPage.citations(formatNumber(target.n_citazioni, language), target.n_citazioni === 1)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Cited acts and articles that are no longer in force, most cited first. */
function DeadReferences({ dead, frame: { language, words } }: { dead: MorteAnswer; frame: Frame }): JSX.Element | null {
  if (dead.totale === 0) return null;
  return (
    <section aria-labelledby="morti">
      <h2 id="morti">{words.dataPage.dead}</h2>
      <p>{words.dataPage.deadText}</p>
      <ul class="tags">
        {dead.bersagli.map((target) => (
          <li key={target.eli}>
            <a href={localAddress(pageOf(target.eli), language)}>{nameAsKnown(target)}</a>{' '}
            <span class="soft">
              {words.dataPage.citations(formatNumber(target.n_citazioni, language), target.n_citazioni === 1)}
              {target.n_interne === 0
                ? null
                : `, ${words.dataPage.ownCitations(formatNumber(target.n_interne, language), target.n_interne === target.n_citazioni)}`}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a href={localAddress('/api/public/citazioni/morte?formato=csv&limit=1000', language)}>
          {words.dataPage.allDead}
        </a>
      </p>
    </section>
  );
}
