// What the texts of a corpus are where they are not the law: said before anything else.
import type { JSX } from 'preact';

/** @param summaries the sentence; `null` where the texts are the law */
export function SampleBanner({ summaries }: { summaries: string | null }): JSX.Element | null {
  return summaries === null ? null : (
    <p class="sample" role="note">
      {summaries}
    </p>
  );
}

/** What a page is, after what its texts are. */
export function describeSample(description: string, summaries: string | null): string {
  return summaries === null ? description : `${summaries} ${description}`;
}
