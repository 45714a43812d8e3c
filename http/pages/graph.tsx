// `/grafo`: the explorer. Without JavaScript the form chooses what is listed; with it, the list is what is on the screen.
import type { JSX } from 'preact';
import type { shapes } from '../../engine/index.js';
import { answerOf, sentenceOf } from '../questions/ask.js';
import type { Frame, PageContent } from './document.js';
import { amounts, graphAddress, graphQuery, readChoice, usualAmount, type GraphChoice } from './drawn-graph.js';
import { localAddress, pageOf } from './parts/address.js';
import { Alone } from './parts/alone.js';
import { Candidates } from './parts/candidates.js';
import { KnownSigla } from './parts/cite.js';
import { TextDays } from './parts/text-day.js';
import { formatNumber } from './parts/days.js';
import type { Failed, PageRequest } from './request.js';
import { typeName } from './parts/type-name.js';

type Node = shapes.GraphAnswer['nodes'][number];

/** Rows of the list that the page itself has. */
const listedNodes = 100;

/** The page for the graph that the address chooses; its list serves readers without JavaScript. */
export async function showGraph({ raw, ask, frame }: PageRequest): Promise<PageContent | Failed> {
  const choice = readChoice(raw);
  const { livello, natura, legame, norma, profondita } = choice;
  const around: Record<string, string> = norma === '' ? {} : { norma, profondita: String(profondita) };
  const [found, health] = await Promise.all([
    ask('graph', { livello, natura, legame, max_nodi: String(listedNodes), ...around }),
    ask('health', {}),
  ]);
  const { status, body, refusal } = found;
  const { corpus } = answerOf(health);
  if (refusal === null) {
    const alone = body.totale_link === 0 ? (body.centro ?? null) : null;
    return graphPage({ choice, nodes: body.nodes, problem: null, alone, corpus }, frame);
  }
  const problem = { detail: sentenceOf(refusal) ?? '', candidates: refusal.risoluzione?.candidati ?? [] };
  const content = graphPage({ choice, nodes: [], problem, alone: null, corpus }, frame);
  // Several acts that fit are a choice, as in the search.
  return status === 300 ? content : { failed: status, content };
}

interface Shown {
  choice: GraphChoice;
  nodes: readonly Node[];
  /** Reason why nothing is shown, and acts that may be meant. */
  problem: { detail: string; candidates: readonly shapes.KnownAct[] } | null;
  /** ELI of the act or article asked for, where no line that was chosen joins it to another; `null` otherwise. */
  alone: string | null;
  corpus: shapes.HealthAnswer['corpus'];
}

function graphPage({ choice, nodes, problem, alone, corpus }: Shown, frame: Frame): PageContent {
  const { explorer } = frame.words;
  return {
    title: explorer.title,
    description: explorer.leads[choice.legame],
    path: graphAddress(choice),
    api: `/api/public/graph?${new URLSearchParams(apiQuery(choice)).toString()}`,
    scripts: ['explorer.js'],
    isListed: choice.norma === '',
    body: (
      <>
        <div class="graph-head">
          <h1>{explorer.title}</h1>
          <p class="soft">{explorer.leads[choice.legame]}</p>
        </div>
        <ChoiceForm choice={choice} frame={frame} />
        {alone === null ? (
          <noscript>
            <p class="notice">{explorer.noScript}</p>
          </noscript>
        ) : null}
        <p class="notice" id="graph-notice" role="status" hidden></p>
        {problem === null ? null : (
          <>
            <p class="notice">{problem.detail}</p>
            <Candidates acts={problem.candidates} frame={frame} />
          </>
        )}
        {alone === null ? null : <Alone eli={alone} choice={choice} frame={frame} />}
        {problem === null && alone === null ? (
          <>
            <Explorer choice={choice} corpus={corpus} frame={frame} />
            <NodeList nodes={nodes} choice={choice} frame={frame} />
          </>
        ) : null}
        <script
          id="explorer-words"
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(explorer).replaceAll('<', '\\u003c') }}
        />
      </>
    ),
  };
}

function apiQuery(choice: GraphChoice): Record<string, string> {
  return { ...graphQuery({ ...choice, max: usualAmount }), max_nodi: String(choice.max) };
}

function ChoiceForm({ choice, frame }: { choice: GraphChoice; frame: Frame }): JSX.Element {
  const { language, words } = frame;
  const { explorer } = words;
  const select = (
    name: string,
    label: string,
    options: readonly (readonly [string | number, string])[],
    value: unknown,
  ) => (
    <label key={name}>
      <span>{label}</span>
      <select name={name}>
        {options.map(([option, text]) => (
          <option key={option} value={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form class="graph-choice" id="graph-choice" action="/grafo" method="get">
      <label class="centre">
        <span>{explorer.centre}</span>
        <input
          type="text"
          name="norma"
          value={choice.norma}
          placeholder={explorer.centreHint}
          maxLength={1000}
          autocomplete="off"
        />
      </label>
      {select(
        'profondita',
        explorer.steps,
        [1, 2, 3, 4, 5].map((steps) => [steps, String(steps)]),
        choice.profondita,
      )}
      {select('livello', explorer.level, Object.entries(explorer.levels), choice.livello)}
      {select('legame', explorer.link, Object.entries(explorer.linkNames), choice.legame)}
      {select('natura', explorer.nature, Object.entries(explorer.natures), choice.natura)}
      {select(
        'max',
        explorer.amount,
        amounts.map((amount) => [amount, formatNumber(amount, language)]),
        choice.max,
      )}
      <input type="hidden" name="lang" value={language} />
      <button type="submit">{explorer.show}</button>
    </form>
  );
}

/** Downloads of the chosen graph; filters of the picture do not apply to them. */
const downloads = [
  { name: 'gexf', asked: { formato: 'gexf', posizioni: 'true' } },
  { name: 'nodes', asked: { formato: 'csv' } },
  { name: 'links', asked: { formato: 'csv', parte: 'link' } },
] as const;

function downloadOf(choice: GraphChoice, asked: Readonly<Record<string, string>>, { language }: Frame): string {
  return `/api/public/graph?${new URLSearchParams({ ...apiQuery(choice), ...asked, lang: language }).toString()}`;
}

/** Controls that need JavaScript; hidden until the script has loaded. */
function Explorer({ choice, corpus, frame }: { frame: Frame } & Pick<Shown, 'choice' | 'corpus'>): JSX.Element {
  const { source, words } = frame;
  const { explorer } = words;
  return (
    <div class="explorer" id="explorer" hidden>
      <section class="tools" aria-label={words.searchPage.filters.name}>
        <div class="find" id="find">
          <label for="find-field">{explorer.find}</label>
          <input id="find-field" type="text" autocomplete="off" spellcheck={false} />
        </div>
        <label class="colour">
          <span>{explorer.colour}</span>
          <select id="colour">
            {Object.entries(explorer.colours).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <fieldset class="legend">
          <legend>{explorer.legend}</legend>
          <div id="legend"></div>
        </fieldset>
        <fieldset class="legend">
          <legend>{explorer.kinds}</legend>
          <div id="kinds"></div>
        </fieldset>
        <fieldset class="brush" id="brush">
          <legend>{explorer.years}</legend>
        </fieldset>
        <button type="button" class="plain" id="reset">
          {explorer.reset}
        </button>
      </section>
      <section class="stage" aria-label={explorer.title}>
        <div class="frame">
          <div class="canvas" id="stage" tabIndex={0} role="group" aria-label={explorer.stage}></div>
        </div>
        <p class="counts" id="counts" role="status"></p>
        <div class="buttons">
          {(['zoomIn', 'zoomOut', 'fit', 'png', 'svg'] as const).map((name) => (
            <button key={name} type="button" class="plain" data-do={name}>
              {explorer[name]}
            </button>
          ))}
          {downloads.map(({ name, asked }) => (
            <a key={name} href={downloadOf(choice, asked, frame)} download>
              {explorer[name]}
            </a>
          ))}
        </div>
        <div class="soft source" id="graph-source">
          <p>
            {words.source}: {source.nome}, {source.licenza}.
          </p>{' '}
          <TextDays corpus={corpus} frame={frame} />
        </div>
      </section>
      <section class="panel" id="panel" aria-live="polite" hidden></section>
    </div>
  );
}

function NodeList({
  nodes,
  choice,
  frame,
}: {
  nodes: readonly Node[];
  choice: GraphChoice;
  frame: Frame;
}): JSX.Element {
  const { language, words } = frame;
  const { explorer } = words;
  return (
    <section class="twin" aria-labelledby="list">
      <h2 id="list">{explorer.list}</h2>
      <p id="list-of">{explorer.listOf}</p>
      <div class="scroll" tabIndex={0} role="group" aria-labelledby="list">
        <table>
          <thead>
            <tr>
              {Object.entries({ ...explorer.columns, relations: explorer.joined[choice.legame] }).map(([key, name]) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody id="rows">
            {nodes.slice(0, listedNodes).map(({ id, label, tipo, grado }) => (
              <tr key={id}>
                <td>
                  <a href={localAddress(pageOf(id), language)}>
                    <KnownSigla eli={id} sigla={label} />
                  </a>
                </td>
                <td>{typeName(tipo)}</td>
                <td>{/\/(\d{4})\//.exec(id)?.[1] ?? ''}</td>
                <td>{formatNumber(grado, language)}</td>
                <td>
                  <a
                    href={localAddress(graphAddress({ ...choice, norma: id }), language)}
                    aria-label={explorer.aroundLabel.replace('{name}', label)}
                  >
                    {explorer.around}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button type="button" class="plain" id="more" hidden>
        {explorer.listMore}
      </button>
    </section>
  );
}
