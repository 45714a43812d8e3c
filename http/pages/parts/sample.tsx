// The notice that the texts of a corpus are not the law: shown before anything else.
import type { JSX } from 'preact';

/** @param summaries the sentence; `null` where the texts are the law */
export function SampleBanner({ summaries }: { summaries: string | null }): JSX.Element | null {
  return summaries === null ? null : (
    <p class="sample" role="note">
      {summaries}
    </p>
  );
}

/** The description of a page, after the notice that its texts are not the law. */
export function describeSample(description: string, summaries: string | null): string {
  return summaries === null ? description : `${summaries} ${description}`;
}
