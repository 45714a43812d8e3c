// Characters that change how the text around them is shown: directional formatting (Unicode Bidirectional Algorithm, UAX #9) and controls.

/** Marks, embeddings, overrides and isolates: a text with one could show the words after it in another order. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** All controls but tab, line feed and carriage return: browsers show nothing, or read C1 as something else. */
const controls = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;
const either = new RegExp(`${directions.source}|${controls.source}`);
const allControls = new RegExp(controls.source, 'g');
const allDirections = new RegExp(directions.source, 'g');

/** A tag, or the text up to the next one. */
const tokens = /<\/?([a-z][a-z0-9]*)\b(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+|</gi;
/** Elements whose content is text alone. */
const withText = new Set(['title', 'option', 'text', 'script', 'style']);

/**
 * A page in which no text changes the order of another: one with directional characters stands in a `<bdi>`, and where there can be none,
 * such as in attributes and titles, they are left out. A control is shown as U+FFFD.
 * @param html as preact writes it: attributes in quotation marks, no comments
 */
export function isolateTexts(html: string): string {
  if (!either.test(html)) return html;
  let inside = '';
  return html.replace(allControls, '\ufffd').replace(tokens, (token, name: string | undefined) => {
    if (name !== undefined) {
      const element = name.toLowerCase();
      if (withText.has(element)) inside = token.startsWith('</') ? '' : element;
      return token.replace(allDirections, '');
    }
    if (!directions.test(token)) return token;
    return inside === '' ? `<bdi>${token}</bdi>` : token.replace(allDirections, '');
  });
}
