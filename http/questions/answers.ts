// The answer of each endpoint, by its name: for callers within this process.
import type { shapes } from '../../engine/index.js';
import type { AliasAnswer } from './alias.js';
import type { CercaAnswer } from './cerca.js';
import type { BersagliAnswer } from './citazioni-bersagli.js';
import type { MorteAnswer } from './citazioni-morte.js';
import type { CitazioniAnswer } from './citazioni.js';
import type { DefinizioniAnswer } from './definizioni.js';
import type { ImpattoAnswer } from './impatto.js';
import type { PercorsoAnswer } from './percorso.js';
import type { RisolviAnswer } from './risolvi.js';
import type { SimiliAnswer } from './simili.js';
import type { StatusAnswer } from './status.js';
import type { SuggerimentiAnswer } from './suggerimenti.js';

/** The answer with status 200. */
export interface AnswerOf {
  health: shapes.HealthAnswer;
  norme: shapes.NormeAnswer;
  norma: shapes.ActAnswer | shapes.ArticleAnswer | shapes.ParagraphAnswer | shapes.TextToCome;
  versioni: shapes.VersioniAnswer;
  storia: shapes.StoriaAnswer;
  confronto: shapes.ArticleComparison | shapes.ActComparison;
  riscontro: shapes.RiscontroAnswer;
  provenienza: shapes.ProvenienzaAnswer;
  simili: SimiliAnswer;
  cerca: CercaAnswer;
  definizioni: DefinizioniAnswer;
  relazioni: shapes.RelazioniAnswer;
  modifiche: shapes.ModificheAnswer;
  riscontri: shapes.AllOperations;
  citazioni: CitazioniAnswer;
  'citazioni-bersagli': BersagliAnswer;
  'citazioni-morte': MorteAnswer;
  graph: shapes.GraphAnswer;
  percorso: PercorsoAnswer;
  impatto: ImpattoAnswer;
  risolvi: RisolviAnswer;
  suggerimenti: SuggerimentiAnswer;
  alias: AliasAnswer;
  status: StatusAnswer;
}

export type EndpointName = keyof AnswerOf;

/** The answer with any other status: what was found and expected, and what else is known of it. */
export type Refusal = Partial<Omit<shapes.UnresolvedParameter & shapes.UnknownAct & shapes.NotToCome, 'detail'>> & {
  /** A sentence; of a 422 a list. */
  detail?: string | readonly { type: string; loc: readonly string[]; msg: string; input: unknown }[];
  /** The first day of which there is a text, where there is none of the day asked. */
  primo_giorno?: string;
};
