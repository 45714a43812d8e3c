// Buttons that copy what a field holds. Without this script they are not shown, and the field can be selected.
import { placed } from './place.js';

/** Shows the buttons and makes addresses absolute: where the service has no public address, the reader's browser knows it. */
export function offerCopies(root: Document): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button.copy')) {
    const field = root.getElementById(button.dataset['from'] ?? '');
    if (!(field instanceof HTMLInputElement)) continue;
    // The address alone, or as a link in Markdown.
    const [before, after] = field.value.split(placed('/norme/'));
    if (after !== undefined && /(?:^|\()$/.test(before!))
      field.value = `${before}${root.location.origin}${placed('/norme/')}${after}`;
    const label = button.textContent;
    button.hidden = false;
    button.addEventListener('click', () => {
      field.select();
      void copy(field.value).then(() => {
        button.textContent = button.dataset['done'] ?? label;
        setTimeout(() => (button.textContent = label), 2000);
      });
    });
  }
}

/** The clipboard is there under https and on this machine only; elsewhere the browser copies what is selected. */
async function copy(text: string): Promise<void> {
  const isThere = 'clipboard' in navigator;
  if (isThere) await navigator.clipboard.writeText(text);
  else document.execCommand('copy');
}
