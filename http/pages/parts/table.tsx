// A table that scrolls sideways where the window is narrower, by mouse and by keyboard.
import type { ComponentChildren, JSX } from 'preact';

interface TableProps {
  /** What the table is, for who does not see it. */
  label: string;
  /** Of its style. */
  name: string;
  /** One a column. */
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
