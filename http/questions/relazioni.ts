// GET /api/public/relazioni: who amends whom, for one act or article.
import typia, { type tags } from '#typia';
import { literal } from '../../engine/index.js';
import { ok, type Answer } from '../deliver/answer.js';
import { endpoint, type Catalog, type Context } from './endpoint.js';
import { openEnvelope } from './envelope.js';
import { relationsHead } from './relations-head.js';
import { resolveNorma, type ResolvedNorma } from './resolve-norma.js';
import type { Count, Envelope, KnownAct, LanguageChoice, Matching, Problem, Relation, Resolution } from './wire.js';
import { members } from './writers.js';

/** Relazioni. / Relations. */
export interface RelazioniQuery {
  /** L’atto o l’articolo: un ELI `eli:/it/{tipo}/{anno}/{mese}/{giorno}/{numero}`, un URN, un indirizzo del portale, un nome (codice civile) o un riferimento abbreviato (l. 241/1990, art. 2-bis d.lgs. 82/2005). / The act or article: an ELI `eli:/it/{type}/{year}/{month}/{day}/{number}`, a URN, an address of the portal, a name (codice civile) or an abbreviated reference (l. 241/1990, art. 2-bis d.lgs. 82/2005). */
  norma: string & tags.Example<'l. 241/1990'>;
  /** Verso: out, ciò che l’atto modifica; in, gli atti che lo modificano; entrambe. / Direction: out, what the act amends; in, the acts that amend it; entrambe, both. */
  dir: string & Matching<'^(out|in|entrambe)$'> & tags.Default<'entrambe'>;
  /** Lingua della prosa: it o en; vuoto: si segue Accept-Language. / Language of the prose: it or en; empty: Accept-Language decides. */
  lang: LanguageChoice;
}

/** L’atto di cui si chiede. / The act in question. */
export interface AskedAct extends KnownAct {
  /** Tipo ELI. / ELI type. */
  tipo: string & tags.Example<'legge'>;
}

/** Quante relazioni di ogni genere; i generi che mancano non ci sono. / How many relations of each kind; kinds that are absent have none. */
export interface KindCounts {
  /** Abrogazioni. / Repeals. */
  abroga?: Count;
  /** Sostituzioni. / Replacements. */
  sostituisce?: Count;
  /** Inserimenti. / Insertions. */
  inserisce?: Count;
  /** Modifiche d’altro genere o non specificate. / Amendments of other or unstated kinds. */
  modifica?: Count;
  /** Proroghe. / Extensions of time limits. */
  proroga?: Count;
  /** Conversioni in legge. / Conversions into law. */
  converte?: Count;
  /** Sospensioni. / Suspensions. */
  sospende?: Count;
  /** Relazioni di cui il documento non dice il genere. / Relations whose kind the document does not state. */
  altro?: Count;
}

/** Le relazioni di un atto o di un articolo. / The relations of an act or article. */
export interface RelazioniAnswer extends Envelope {
  norma: AskedAct;
  /** ELI dell’articolo, se il riferimento ne nomina uno: allora solo le sue relazioni. / ELI of the article, where the reference names one: then only its relations. */
  articolo: string | null;
  risoluzione: Resolution;
  /** Il verso chiesto. / The direction asked for. */
  dir: 'out' | 'in' | 'entrambe';
  /** Quante relazioni in questa risposta. / How many relations in this answer. */
  totale: Count;
  /** Quante per genere. / How many of each kind. */
  per_tipo: KindCounts;
  /** Che cosa modifica; manca se dir è in. / What it amends; absent if dir is in. */
  modifica?: Relation[];
  /** Da quali atti è modificata; manca se dir è out. / By which acts it is amended; absent if dir is out. */
  modificata_da?: Relation[];
}

/** Riferimento a più atti possibili, a nessuno noto qui, o che non è un riferimento. / A reference that several acts fit, that none known here fits, or that is no reference. */
export interface Unresolved extends Problem, Envelope {
  risoluzione: Resolution;
  /** Numero CELEX, per un atto dell’Unione europea. / CELEX number, for an act of the European Union. */
  celex?: string & tags.Example<'32016R0679'>;
}

/** Lo stesso, dove i riferimenti sono più d’uno. / The same, where there are several references. */
export interface UnresolvedParameter extends Unresolved {
  /** Il parametro che contiene il riferimento. / The parameter that holds the reference. */
  parametro: string & tags.Example<'da'>;
}

export const relazioni = endpoint<RelazioniQuery>({
  name: 'relazioni',
  path: '/api/public/relazioni',
  tag: 'relazioni',
  summary: 'Relazioni di un atto / Relations of an act',
  description:
    'Le relazioni di modifica di un atto, o di un articolo. Il riferimento non è mai indovinato: se più atti si adattano la risposta è 300 con i candidati; se nessuno è noto, 404 con ciò che si è capito. / The amendment relations of an act, or of an article. A reference is never guessed: where several acts fit the answer is 300 with the candidates; where none is known, 404 with what was understood.',
  schemas: typia.json.schemas<[RelazioniQuery, RelazioniAnswer, Unresolved, Unresolved]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<RelazioniQuery>(),
  answer: (catalog, query, context) => {
    const ready = query.dir === 'entrambe' ? readyAnswer(catalog, query.norma, context) : null;
    if (ready !== null) return ready;
    const asked = resolveNorma(catalog, query.norma, context);
    return 'problem' in asked ? asked.problem : answerRelations(catalog, asked, query.dir as Direction, context);
  },
});

type Direction = RelazioniAnswer['dir'];

const descriptions = { out: 'relazioniOut', in: 'relazioniIn', entrambe: 'relazioni' } as const;

/** The commonest question, all relations of an act by its own ELI, was answered when the snapshot was made. */
function readyAnswer(catalog: Catalog, asked: string, context: Context): Answer | null {
  const act = catalog.find(asked);
  const rest = act === null ? null : catalog.record(act).relationsAnswer(context.language);
  return rest === null ? null : ok([openEnvelope(catalog, context, descriptions.entrambe), rest]);
}

function answerRelations(catalog: Catalog, asked: ResolvedNorma, dir: Direction, context: Context): Answer {
  const { eli, articleEli, resolution } = asked;
  const act = catalog.find(eli)!;
  const record = catalog.record(act);
  const directions = dir === 'entrambe' ? (['out', 'in'] as const) : [dir];
  const lists = directions.map((direction) => {
    const list = record.relations(direction);
    return articleEli === null ? list : list.ofArticle(articleEli.slice(eli.length));
  });
  const kinds = lists.map((list) => list.byKind());
  const head = relationsHead(catalog.card(act), articleEli, resolution, dir, kinds);
  return ok([
    openEnvelope(catalog, context, descriptions[dir]),
    literal(`,${members(head)}`),
    ...lists.map((list) => list.piece(context.language)),
    end,
  ]);
}

const end = literal('}');
