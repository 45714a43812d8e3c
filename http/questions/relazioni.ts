// GET /api/public/relazioni: who amends whom, for one act or article.
import typia, { type tags } from '#typia';
import { literal, writeRelationsHead, type shapes } from '../../engine/index.js';
import { ok, type Answer } from '../deliver/answer.js';
import { endpoint, type Catalog, type Context } from './endpoint.js';
import { resolveNorma, type ResolvedNorma } from './resolve-norma.js';
import type { LanguageChoice } from './language.js';

/** Relazioni. / Relations. */
export interface RelazioniQuery {
  /** L’atto o l’articolo: un ELI `eli:/it/{tipo}/{anno}/{mese}/{giorno}/{numero}`, un URN, un indirizzo del portale, un nome (codice civile) o un riferimento abbreviato (l. 241/1990, art. 2-bis d.lgs. 82/2005). / The act or article: an ELI `eli:/it/{type}/{year}/{month}/{day}/{number}`, a URN, an address of the portal, a name (codice civile) or an abbreviated reference (l. 241/1990, art. 2-bis d.lgs. 82/2005). */
  norma: string & tags.Example<'l. 241/1990'>;
  /** Verso: out, ciò che l’atto modifica; in, gli atti che lo modificano; entrambe. / Direction: out, what the act amends; in, the acts that amend it; entrambe, both. */
  dir: string & shapes.Matching<'^(out|in|entrambe)$'> & tags.Default<'entrambe'>;
  /** Lingua della prosa: it o en; vuoto: si segue Accept-Language. / Language of the prose: it or en; empty: Accept-Language decides. */
  lang: LanguageChoice;
}

export const relazioni = endpoint<RelazioniQuery>({
  name: 'relazioni',
  path: '/api/public/relazioni',
  tag: 'relazioni',
  summary: 'Relazioni di un atto / Relations of an act',
  description:
    'Le relazioni di modifica di un atto, o di un articolo. Il riferimento non è mai indovinato: se più atti si adattano la risposta è 300 con i candidati; se nessuno è noto, 404 con ciò che si è capito. / The amendment relations of an act, or of an article. A reference is never guessed: where several acts fit the answer is 300 with the candidates; where none is known, 404 with what was understood.',
  schemas: typia.json.schemas<[RelazioniQuery, shapes.RelazioniAnswer, shapes.Unresolved, shapes.Unresolved]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<RelazioniQuery>(),
  answer: (catalog, query, context) => {
    const ready = query.dir === 'entrambe' ? readyAnswer(catalog, query.norma, context) : null;
    if (ready !== null) return ready;
    const asked = resolveNorma(catalog, query.norma, context);
    return 'problem' in asked ? asked.problem : answerRelations(catalog, asked, query.dir as Direction, context);
  },
});

type Direction = shapes.RelazioniAnswer['dir'];

const listsOf = { out: ['outgoing'], in: ['incoming'], entrambe: ['outgoing', 'incoming'] } as const;
const descriptions = { out: 'relazioniOut', in: 'relazioniIn', entrambe: 'relazioni' } as const;

/** The commonest question, all relations of an act by its own ELI, was answered when the snapshot was made. */
function readyAnswer(catalog: Catalog, asked: string, context: Context): Answer | null {
  const act = catalog.find(asked);
  const rest = act === null ? null : catalog.record(act).relationsAnswer(context.language);
  return rest === null ? null : ok([catalog.envelopes.open(context.language, descriptions.entrambe), rest]);
}

function answerRelations(catalog: Catalog, asked: ResolvedNorma, dir: Direction, context: Context): Answer {
  const { eli, articleEli, resolution } = asked;
  const act = catalog.find(eli)!;
  const record = catalog.record(act);
  const lists = listsOf[dir].map((name) => {
    const list = record.relations(name);
    return articleEli === null ? list : list.select({ article: articleEli.slice(eli.length) });
  });
  const kinds = lists.map((list) => list.byKind());
  return ok([
    catalog.envelopes.open(context.language, descriptions[dir]),
    literal(writeRelationsHead(catalog.card(act), articleEli, resolution, dir, kinds)),
    ...lists.map((list) => list.piece(context.language)),
    end,
  ]);
}

const end = literal('}');
