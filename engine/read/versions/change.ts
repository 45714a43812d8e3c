// What is known of a change of an article when its cause is looked for, and what is found.
import type { Relation } from '../../law/relation.js';
import type { CauseMethod, ChangeKind, ListedEvent } from '../../law/version.js';

/** A change of an article. */
export interface Change {
  kind: ChangeKind;
  /** The day on which its version begins. */
  start: string;
  /** Whether the article's text is known to begin on that day: false where a version may be missing before it. */
  isDated: boolean;
  /** Marks of repeal that the text before does not have, one a line. */
  mark: string;
  /** Notes that the version before does not have. */
  newNotes: readonly string[];
}

/** The amenders that the version states, and those that the corpus knows. */
export interface Amenders {
  /** The version's list of events. */
  events: readonly ListedEvent[];
  /** Those that the version before does not list. */
  newEvents: readonly ListedEvent[];
  /** Amendments of this article. */
  relations: readonly Relation[];
  /** Acts that caused an earlier change of this article. */
  used: ReadonlySet<string>;
  /** Days on which earlier changes of this article began: what was due on one of them was part of it. */
  earlier: ReadonlySet<string>;
  /** The day on which an act entered into force, where it is loaded and says so. */
  forceOf: (act: string) => string | null;
  /** Days on which texts of the act's articles begin, where one document alone states them: what had its effect on its usual day is deferred no more. */
  starts: ReadonlySet<string>;
  /** Whether an act is loaded, and its words amend other articles of the act and not this one. */
  isSilent: (act: string) => boolean;
  /** The law that converted a decree-law, with the day of its Gazzetta where that is known. */
  conversionOf: (decree: string) => { law: string; published: string | null } | null;
}

/** The act or event that changed an article. */
export interface Cause {
  /** ELI; `null` for an event that the list leaves without a name. */
  act: string | null;
  /** Day of the Gazzetta. */
  published: string | null;
  relation: Relation | null;
  /** The sentence that says so. */
  evidence: string | null;
  article: string | null;
  paragraph: string | null;
  /** The law by which the decree-law was converted, where the change is that of the conversion. */
  converted: string | null;
  method: CauseMethod;
}

export interface FoundCause {
  cause: Cause | null;
  /** ELIs of the acts among which nothing decides. */
  candidates: string[];
}

/** An event that its list names. */
export interface NamedEvent extends ListedEvent {
  act: string;
}
