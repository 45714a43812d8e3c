// GET /api/public/alias: the names and abbreviations that references may use.
import typia, { type tags } from '#typia';
import { actTypes, literal, members, namedActs, sigla, type shapes, type Purpose } from '../../engine/index.js';
import { ok } from '../message/answer.js';
import { endpoint, type LanguageChoice } from './endpoint.js';

/** Nomi noti. / Known names. */
export interface AliasQuery {
  lang: LanguageChoice;
}

/** Un tipo di atto e le sue abbreviazioni. / A type of act and its abbreviations. */
export interface TypeAlias {
  /** Tipo ELI. / ELI type. */
  tipo: string & tags.Example<'decreto-legislativo'>;
  /** Denominazione ufficiale. / Official name. */
  nome: string & tags.Example<'decreto legislativo'>;
  /** Come si abbrevia. / How it is abbreviated. */
  abbreviazioni: string[];
}

/** Un atto che ha un nome. / An act that has a name. */
export interface ActAlias {
  /** Il nome. / The name. */
  nome: string & tags.Example<'codice civile'>;
  /** Gli altri nomi. / Its other names. */
  alias: string[];
  /** ELI dell’atto. / ELI of the act. */
  eli: string;
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string;
  /** Vero se il testo dell’atto è nel corpus. / True where the text of the act is in the corpus. */
  nel_corpus: boolean;
}

/** Nomi e abbreviazioni che i riferimenti possono usare. / Names and abbreviations that references may use. */
export interface AliasAnswer extends shapes.Envelope {
  /** I tipi di atto. / The types of act. */
  tipi: TypeAlias[];
  /** Gli atti noti per nome. / The acts known by name. */
  nomi: ActAlias[];
}

const purpose: Purpose = {
  it: 'I nomi di atti e le abbreviazioni di tipi che i riferimenti possono usare.',
  en: 'The names of acts and the abbreviations of types that references may use.',
};

export const alias = endpoint<AliasQuery>({
  name: 'alias',
  path: '/api/public/alias',
  tag: 'riferimenti',
  summary: 'Nomi e abbreviazioni / Names and abbreviations',
  description:
    'La tabella dei nomi di atti e delle abbreviazioni di tipi che i riferimenti possono usare. / The table of names of acts and abbreviations of types that references may use.',
  examples: ['/api/public/alias'],
  query: () => typia.json.schemas<[AliasQuery]>(),
  schemas: () => typia.json.schemas<[AliasQuery, AliasAnswer]>(),
  statuses: [200],
  validate: typia.createValidate<AliasQuery>(),
  cost: 'stored',
  answer: (catalog, _query, context) => {
    const content = {
      tipi: actTypes.map(({ slug, name, abbreviation, spellings }) => ({
        tipo: slug,
        nome: name,
        abbreviazioni: [abbreviation, ...spellings.split(' ')],
      })),
      nomi: namedActs().map(({ name, eli, aliases }) => {
        const act = catalog.find(eli);
        const nel_corpus = act !== null && catalog.inCorpus(act);
        return { nome: name, alias: aliases.map(({ text }) => text), eli, sigla: sigla(eli), nel_corpus };
      }),
    } satisfies Omit<AliasAnswer, keyof shapes.Envelope>;
    return {
      ...ok([catalog.envelopes.open(context.language, purpose), literal(`,${members(content)}}`)]),
      isFixed: true,
    };
  },
});
