// `/guida`: what one can ask, how answers are read, how far they can be trusted, and what is not known.
import type { JSX } from 'preact';
import { kindTable, relationMethods } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import { guideWords } from './guide-words.js';
import { localAddress } from './parts/address.js';
import { Sign } from './parts/relation.js';
import { Table } from './parts/table.js';

export function guidePage(frame: Frame): PageContent {
  const { language } = frame;
  const words = guideWords[language];
  return {
    title: words.title,
    description: words.lead,
    path: '/guida',
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <section aria-labelledby="domande">
          <h2 id="domande">{words.asking}</h2>
          <ul>
            {words.questions.map(([question, path, result]) => (
              <li key={path}>
                <a href={localAddress(path, language)}>{question}</a>: {result}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="generi">
          <h2 id="generi">{words.kinds}</h2>
          <p>{words.kindsLead}</p>
          <ul class="marks">
            {(Object.keys(kindTable) as (keyof typeof kindTable)[]).map((kind) => (
              <li key={kind} class={`kind-${kind}`}>
                <Sign kind={kind} /> {kindTable[kind][language].outgoing}
              </li>
            ))}
          </ul>
        </section>
        <Trust frame={frame} />
        <section aria-labelledby="limiti">
          <h2 id="limiti">{words.unknown}</h2>
          <ul>
            {words.unknowns.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      </>
    ),
  };
}

/** Each way in which a relation is known, with what was measured of it, best first. */
function Trust({ frame: { language, words } }: { frame: Frame }): JSX.Element {
  const { trust, trustLead, rule, precision, unmeasured } = guideWords[language];
  const methods = (Object.keys(relationMethods) as (keyof typeof relationMethods)[]).sort(
    (a, b) => relationMethods[b].confidence - relationMethods[a].confidence,
  );
  return (
    <section aria-labelledby="fiducia">
      <h2 id="fiducia">{trust}</h2>
      <p>{trustLead}</p>
      <Table label={trust} name="overview" headings={[rule, precision]}>
        {methods.map((method) => (
          <tr key={method}>
            <td>{words.relation.rules[method]}</td>
            <td>
              <meter
                min={0}
                max={1}
                value={relationMethods[method].confidence}
                aria-label={words.relation.rules[method]}
              />{' '}
              {Math.round(relationMethods[method].confidence * 100)}&nbsp;%
              {'isMeasured' in relationMethods[method] ? ` (${unmeasured})` : null}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
