// The report of a corpus: what was read and what is missing, per file and in all.
import { sigla } from '../law/act-type.js';
import type { Reference } from '../law/act.js';
import { readDocument } from '../read/akn/read-document.js';
import { parseXml, Refusal } from '../read/akn/xml.js';
import { findDisagreement } from '../read/akn/xml/second-opinion.js';
import {
  assembleCorpus,
  digestOf,
  relationIndex,
  summarise,
  type Corpus,
  type DocumentRecord,
} from '../read/corpus.js';
import type { Progress } from './progress.js';
import type { LeftOut, UnresolvedEnd } from '../law/relation.js';
import { leftOutOf } from '../read/corpus/left-out.js';
import { resolveEnd } from '../read/corpus/resolve-end.js';
import { SourceError, type SourceDocument } from '../read/sources/source.js';
import { digestBytes, openSources } from '../read/sources.js';

/** Occurrences by name, most frequent first. */
export type Counts = Record<string, number>;

export interface FileReport {
  path: string;
  /** ELI of the act. */
  eli: string;
  bytes: number;
  articles: number;
  annexes: number;
  notes: number;
  /** References in law text. */
  references: number;
  /** Claims of the document, before they are matched with the corpus. */
  claims: { total: number; byKind: Counts; byMethod: Counts; byConfidence: Counts };
  /** Ends that name no act that could be identified. */
  unresolved: UnresolvedEnd[];
  /** `element id: what was found`. */
  warnings: string[];
  /** Active modifications that are placed nowhere, with their elements. */
  leftOut: LeftOut[];
  /** The first difference of the tree that a second XML parser builds; `null` for none. */
  disagreement: string | null;
}

/** An act that the corpus lacks, or an article that an act of it lacks, and how often it is named. */
export interface MissingTarget {
  eli: string;
  sigla: string;
  relations: number;
  /** References in law text; for articles they are not counted. */
  references: number;
}

export interface CorpusReport {
  files: FileReport[];
  /** `path:line: what was found, what was expected`. */
  refused: string[];
  totals: {
    documents: number;
    acts: number;
    bytes: number;
    articles: number;
    annexes: number;
    notes: number;
    references: number;
    warnings: number;
    /** Active modifications that are placed nowhere. */
    leftOut: number;
    /** Documents of which a second XML parser makes the same tree. */
    confirmed: number;
  };
  relations: { total: number; byKind: Counts; byMethod: Counts; byConfidence: Counts };
  /** Acts to load next, most named first. */
  missingActs: MissingTarget[];
  missingArticles: MissingTarget[];
  unresolved: { total: number; byReason: Counts; byReference: Counts };
}

export interface ReportOptions {
  paths: readonly string[];
  refuse: (line: string) => void;
  progress: (progress: Progress) => void;
}

/** Reads everything at the paths, one document at a time, and reports what was found; the texts are not kept. */
export async function reportCorpus({ paths, refuse, progress }: ReportOptions): Promise<CorpusReport> {
  const files: FileReport[] = [];
  const refused: string[] = [];
  const records: DocumentRecord[] = [];
  const cited = new Map<string, { target: Reference['target']; references: number }>();
  const refuseLine = (line: string) => {
    refused.push(line);
    refuse(line);
  };
  const sources = await openSources(paths, ({ path, line, reason }) => refuseLine(`${path}:${line}: ${reason}`));
  const done: Progress = { documents: 0, bytes: 0, totalBytes: sources.bytesOnDisk };
  for await (const source of sources) {
    try {
      const { file, record, references } = await reportFile(source);
      files.push(file);
      records.push(record);
      for (const { target } of references) {
        const known = cited.get(target.act);
        if (known) known.references++;
        else cited.set(target.act, { target, references: 1 });
      }
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof SourceError)) throw error;
      refuseLine(error.message);
    }
    done.documents++;
    done.bytes += source.weight;
    progress(done);
  }
  const corpus = assembleCorpus(records, [], digestOf(records.map(({ digest }) => digest)));
  for (const { line } of corpus.refused) refuseLine(line);
  const index = relationIndex(corpus.acts);
  for (const file of files) file.leftOut = leftOutOf(file.leftOut, index);
  const unresolved = files.flatMap((file) => file.unresolved);
  return {
    files,
    refused,
    totals: sumUp(files, corpus.acts.length),
    relations: countAll(corpus.relations),
    missingActs: findMissingActs(corpus, [...cited.values()]),
    missingArticles: findMissingArticles(corpus),
    unresolved: {
      total: unresolved.length,
      byReason: count(unresolved.map(({ reason }) => reason)),
      byReference: count(unresolved.map(({ reference }) => reference)),
    },
  };
}

function sumUp(files: readonly FileReport[], acts: number): CorpusReport['totals'] {
  const sum = (of: (file: FileReport) => number) => files.reduce((total, file) => total + of(file), 0);
  return {
    documents: files.length,
    acts,
    bytes: sum(({ bytes }) => bytes),
    articles: sum(({ articles }) => articles),
    annexes: sum(({ annexes }) => annexes),
    notes: sum(({ notes }) => notes),
    references: sum(({ references }) => references),
    warnings: sum(({ warnings }) => warnings.length),
    leftOut: sum(({ leftOut }) => leftOut.length),
    confirmed: sum(({ disagreement }) => (disagreement === null ? 1 : 0)),
  };
}

async function reportFile(source: SourceDocument) {
  const bytes = await source.read();
  const { path } = source;
  const { act, claims, warnings, unresolved, leftOut } = readDocument(bytes, path);
  const references = act.articles.flatMap((article) => article.references);
  const notes = [...act.articles, ...act.annexes].reduce((total, part) => total + part.notes.length, 0);
  const file: FileReport = {
    path,
    eli: act.eli,
    bytes: bytes.length,
    articles: act.articles.length,
    annexes: act.annexes.length,
    notes,
    references: references.length,
    claims: countAll(claims),
    unresolved,
    warnings,
    leftOut,
    disagreement: findDisagreement(parseXml(bytes, path), bytes, path),
  };
  const record: DocumentRecord = {
    path,
    digest: digestBytes(bytes),
    summary: summarise(act, claims),
    claims,
    warnings,
    leftOut,
  };
  return { file, record, references };
}

function findMissingActs(
  corpus: Corpus,
  cited: readonly { target: Reference['target']; references: number }[],
): MissingTarget[] {
  const index = relationIndex(corpus.acts);
  const missing = new Map<string, MissingTarget>();
  const find = (eli: string) => {
    let target = missing.get(eli);
    if (!target) missing.set(eli, (target = { eli, sigla: sigla(eli), relations: 0, references: 0 }));
    return target;
  };
  for (const { from, to } of corpus.relations) {
    for (const { act } of [from, to]) if (!index.hasAct(act)) find(act).relations++;
  }
  for (const { target, references } of cited) {
    const act = resolveEnd(target, index)?.act ?? target.act;
    if (!index.hasAct(act)) find(act).references += references;
  }
  return mostNamed(missing.values());
}

function findMissingArticles(corpus: Corpus): MissingTarget[] {
  const index = relationIndex(corpus.acts);
  const missing = new Map<string, MissingTarget>();
  for (const { from, to } of corpus.relations) {
    for (const { act, article, articleEli } of [from, to]) {
      if (articleEli === null || !index.hasAct(act) || index.hasArticle(act, articleEli.slice(act.length))) continue;
      const known = missing.get(articleEli);
      if (known) known.relations++;
      else
        missing.set(articleEli, {
          eli: articleEli,
          sigla: `${sigla(act)} art. ${article}`,
          relations: 1,
          references: 0,
        });
    }
  }
  return mostNamed(missing.values());
}

function mostNamed(targets: Iterable<MissingTarget>): MissingTarget[] {
  const named = ({ relations, references }: MissingTarget) => relations + references;
  return [...targets].sort((a, b) => named(b) - named(a) || b.relations - a.relations || (a.eli < b.eli ? -1 : 1));
}

function countAll(all: readonly { kind: string; method: string; confidence: number }[]) {
  return {
    total: all.length,
    byKind: count(all.map(({ kind }) => kind)),
    byMethod: count(all.map(({ method }) => method)),
    byConfidence: count(all.map(({ confidence }) => confidence.toFixed(2))),
  };
}

function count(names: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}
