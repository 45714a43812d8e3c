// A table that scrolls sideways where the window is narrower, by mouse and by keyboard.
import type { ComponentChildren, JSX } from 'preact';

interface TableProps {
  /** Accessible name. */
  label: string;
  /** CSS class. */
  name: string;
  /** Headings of the columns. */
  headings: readonly string[];
  /** The rows. */
  children: ComponentChildren;
}

/** The table with its headings; the rows are its children. */
export function Table({ label, name, headings, children }: TableProps): JSX.Element {
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={label}>
      <table class={name}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
