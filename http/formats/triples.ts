// All that is loaded as RDF in N-Triples, in the terms of the ELI ontology by FRBR levels: works, the expressions that are served, formats.
import { decodeUtf8, nextTurn, type Catalog, type Language, type shapes } from '../../engine/index.js';
import { writeJson } from './all-citations.js';
import { isChange, isRepeal, officialAddress, pagePath } from './jsonld.js';
import { LineBatch } from './line-batch.js';

/** The namespaces of the terms. */
const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const eliTerms = 'http://data.europa.eu/eli/ontology#';
const schema = 'https://schema.org/';
const italian = 'http://publications.europa.eu/resource/authority/language/ITA';
const mediaTypes = 'https://www.iana.org/assignments/media-types/';

/** A row of `/dati/norme.ndjson`, as far as it is told here. */
type ActRow = Pick<shapes.ActAnswer, 'eli' | 'numero' | 'data' | 'urn' | 'stato' | 'testo_al' | 'url_fonte'> & {
  titolo: string | null;
  pubblicazione: shapes.ActAnswer['pubblicazione'] | null;
};

/** A row of `/dati/citazioni.ndjson`, as far as it is told here. */
type CitationRow = Record<'da' | 'a', Pick<shapes.Relation['da'], 'eli' | 'articolo_eli'>>;

/**
 * Lines, each a triple, in chunks that lie in the memory of the one before. Where a public address is set, acts and articles are named by
 * their pages, as in JSON-LD; else by their ELI, which is an IRI as well. Law texts stand at expressions, never at works.
 * @throws what reading the snapshot throws
 */
export async function* writeTriples(
  catalog: Catalog,
  language: Language,
  publicUrl: string | null,
): AsyncGenerator<Buffer> {
  const triples = new Triples(publicUrl, catalog.envelopes.hasSummaries);
  const { acts, outside } = catalog.facts.counts;
  for (let act = 0; act < acts + outside; act++) {
    const row = JSON.parse(decodeUtf8(catalog.table.row(act))) as ActRow;
    const isLoaded = act < acts;
    const begins = isLoaded ? (catalog.record(act).textDay()?.from ?? null) : null;
    triples.addAct(row, begins, isLoaded);
    if (isLoaded)
      for (const entry of await catalog.record(act).articleEntries()) {
        triples.addArticle(row, begins, JSON.parse(decodeUtf8(entry)) as shapes.ActAnswer['articoli'][number]);
        if (triples.batch.isFull) yield triples.batch.take();
      }
    if (triples.batch.isFull) yield triples.batch.take();
    await nextTurn();
  }
  for await (const lists of catalog.relations(language)) {
    for (const { entries } of lists)
      for (const entry of entries()) {
        triples.addRelation(JSON.parse(decodeUtf8(entry)) as shapes.Relation);
        if (triples.batch.isFull) yield triples.batch.take();
      }
    await nextTurn();
  }
  const lines = new LineBatch();
  const addCitations = (from: LineBatch): void => {
    for (const line of from.take().toString().split('\n'))
      if (line !== '') triples.addCitation(JSON.parse(line) as CitationRow);
  };
  for await (const full of writeJson(catalog, language, lines)) {
    addCitations(full);
    yield triples.batch.take();
    await nextTurn();
  }
  addCitations(lines);
  yield triples.batch.take();
}

class Triples {
  readonly batch = new LineBatch();

  constructor(
    private readonly publicUrl: string | null,
    private readonly isSummary: boolean,
  ) {}

  addAct(act: ActRow, begins: string | null, isLoaded: boolean): void {
    const work = this.#place(act.eli);
    this.#add(work, `${rdf}type`, iri(`${eliTerms}LegalResource`));
    this.#add(work, `${eliTerms}id_local`, literal(act.eli));
    this.#add(work, `${eliTerms}number`, stated(act.numero, literal));
    this.#add(work, `${eliTerms}date_document`, day(act.data));
    this.#add(work, `${eliTerms}date_publication`, stated(act.pubblicazione?.data ?? null, day));
    this.#addForce(work, act.stato);
    this.#add(work, `${schema}identifier`, stated(act.urn, literal));
    for (const known of [act.url_fonte, officialAddress(act.pubblicazione?.eli ?? null)])
      this.#add(work, `${schema}sameAs`, stated(known, iri));
    const title = stated(act.titolo, (words) => text(words, act.eli));
    // An act that is only named has no text here.
    if (!isLoaded || this.isSummary) return this.#add(work, `${schema}name`, title);
    const expression = this.#addExpression(act.eli, act, begins);
    this.#add(expression, `${eliTerms}title`, title);
  }

  addArticle({ eli, testo_al }: ActRow, begins: string | null, article: shapes.ActAnswer['articoli'][number]): void {
    const work = this.#place(article.eli);
    const whole = this.#place(eli);
    this.#add(work, `${rdf}type`, iri(`${eliTerms}LegalResourceSubdivision`));
    this.#add(work, `${eliTerms}id_local`, literal(article.eli));
    this.#add(work, `${eliTerms}number`, literal(article.num));
    this.#add(work, `${eliTerms}is_part_of`, whole);
    this.#add(whole, `${eliTerms}has_part`, work);
    this.#addForce(work, article.stato);
    const words = text(article.testo, eli);
    if (this.isSummary) return this.#add(work, `${schema}abstract`, words);
    const expression = this.#addExpression(article.eli, { testo_al }, begins);
    this.#add(
      expression,
      `${eliTerms}title`,
      stated(article.rubrica, (heading) => text(heading, eli)),
    );
    this.#add(expression, `${schema}text`, words);
  }

  /** A relation as a statement of its own, which has its day and its sentence; what changes or repeals text as a triple too. */
  addRelation(relation: shapes.Relation): void {
    const [from, to] = [relation.da, relation.a].map((end) => this.#place(end.articolo_eli ?? end.eli)) as [
      string,
      string,
    ];
    const kinds = !isChange(relation) ? [] : isRepeal(relation) ? ['changes', 'repeals'] : ['changes'];
    for (const kind of kinds) {
      this.#add(from, `${eliTerms}${kind}`, to);
      this.#add(to, `${eliTerms}${kind === 'changes' ? 'changed_by' : 'repealed_by'}`, from);
    }
    const statement = `_:r${relation.id}`;
    this.#add(statement, `${rdf}type`, iri(`${rdf}Statement`));
    this.#add(statement, `${rdf}subject`, from);
    this.#add(statement, `${rdf}predicate`, iri(`${eliTerms}${kinds.at(-1) ?? 'related_to'}`));
    this.#add(statement, `${rdf}object`, to);
    this.#add(statement, `${schema}identifier`, literal(relation.id));
    this.#add(statement, `${schema}additionalType`, literal(relation.tipo));
    this.#add(statement, `${schema}temporal`, stated(relation.data, day));
    this.#add(
      statement,
      `${schema}description`,
      stated(relation.evidenza, (words) => text(words, relation.da.eli)),
    );
  }

  addCitation({ da, a }: CitationRow): void {
    const [from, to] = [this.#place(da.articolo_eli ?? da.eli), this.#place(a.articolo_eli ?? a.eli)];
    if (from !== to) this.#add(from, `${eliTerms}cites`, to);
  }

  /** The text that is served of a work, with the day on which it begins and the last one of which it is known. */
  #addExpression(eli: string, { testo_al }: Pick<ActRow, 'testo_al'>, begins: string | null): string {
    const work = this.#place(eli);
    const expression = `${work.slice(0, -1)}#testo${begins === null ? '' : `-${begins}`}>`;
    this.#add(work, `${eliTerms}is_realized_by`, expression);
    this.#add(expression, `${rdf}type`, iri(`${eliTerms}LegalExpression`));
    this.#add(expression, `${eliTerms}realizes`, work);
    this.#add(expression, `${eliTerms}version_date`, stated(begins, day));
    this.#add(expression, `${schema}legislationDateVersion`, stated(testo_al, day));
    if (eli.startsWith('eli:/it/')) this.#add(expression, `${eliTerms}language`, iri(italian));
    if (this.publicUrl === null) return expression;
    for (const [name, mediaType] of [
      ['akn', 'application/akn+xml'],
      ['md', 'text/markdown'],
    ] as const) {
      const format = iri(`${this.publicUrl}/api/public${pagePath(eli)}?formato=${name}`);
      this.#add(expression, `${eliTerms}is_embodied_by`, format);
      this.#add(format, `${rdf}type`, iri(`${eliTerms}Format`));
      this.#add(format, `${eliTerms}embodies`, expression);
      this.#add(format, `${eliTerms}media_type`, iri(mediaTypes + mediaType));
    }
    return expression;
  }

  /** Silence is never “in force”. */
  #addForce(work: string, status: shapes.Stato | null): void {
    if (status !== null) this.#add(work, `${eliTerms}in_force`, iri(`${eliTerms}InForce-notInForce`));
  }

  #place(eli: string): string {
    return iri(this.publicUrl === null ? eli : this.publicUrl + pagePath(eli));
  }

  /** @param object left out where it is `null` */
  #add(subject: string, predicate: string, object: string | null): void {
    if (object !== null) this.batch.appendText(`${subject} <${predicate}> ${object} .\n`);
  }
}

/** Characters that an IRI may not hold are percent-encoded (RFC 3987, and N-Triples §7). */
function iri(address: string): string {
  return `<${address.replace(/[\0-\x20<>"{}|^`\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`)}>`;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r' };

function literal(words: string): string {
  return `"${words.replace(/[\\"\n\r]/g, (sign) => escapes[sign]!)}"`;
}

/** Words in the language of the law of a country, where that is known. */
function text(words: string, eli: string): string {
  return literal(words) + (eli.startsWith('eli:/it/') ? '@it' : '');
}

const day = (date: string): string => `"${date}"^^<http://www.w3.org/2001/XMLSchema#date>`;

function stated(value: string | null, write: (value: string) => string): string | null {
  return value === null ? null : write(value);
}
