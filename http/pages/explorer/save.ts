// Saves what is seen: a file that the browser offers to keep.
import { make } from './elements.js';
import type { Inks } from './ink.js';

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  make('a', { href: address, download: name }).click();
  window.setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** A PNG of an SVG document, as sharp as the screen. @throws where the browser can't draw it */
export async function toPng(svg: string): Promise<Blob> {
  const scale = Math.max(1, window.devicePixelRatio);
  const image = new Image();
  // A data address: the policy of the page allows no other.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = make('canvas');
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('PNG: no image found, one expected'))),
      'image/png',
    );
  });
}

/**
 * An SVG document of what is drawn, with its caption below.
 * @param size of what is drawn, in pixels @param groups elements of each kind, the last on top
 */
export function writeSvg(
  { width, height }: { width: number; height: number },
  { lines, circles, names }: Readonly<Record<'lines' | 'circles' | 'names', readonly string[]>>,
  { title, caption }: { title: string; caption: string },
  { paper, ink, soft }: Pick<Inks, 'paper' | 'ink' | 'soft'>,
): string {
  const below = linesOf(caption, width).map(
    (line, i) => `<text x="12" y="${height + 16 + i * 17}">${escapeXml(line)}</text>`,
  );
  const whole = height + 10 + below.length * 17;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${whole}" viewBox="0 0 ${width} ${whole}" role="img">`,
    `<title>${escapeXml(title)}</title><desc>${escapeXml(caption)}</desc><rect width="${width}" height="${whole}" fill="${paper}"/>`,
    `<g fill="none" stroke-width="0.8">${lines.join('')}</g><g>${circles.join('')}</g>`,
    `<g font-family="sans-serif" font-size="13" fill="${ink}">${names.join('')}</g>`,
    `<g font-family="sans-serif" font-size="12" fill="${soft}">${below.join('')}</g></svg>`,
  ].join('');
}

/** About, of 12 pixels. */
const letterWidth = 6.2;

/** A text in lines that fit; a word that is longer, as an address may be, goes on in the next line. @param width in pixels */
function linesOf(text: string, width: number): string[] {
  const most = Math.max(20, Math.floor((width - 24) / letterWidth));
  const lines = [''];
  for (let word of text.split(' ')) {
    if (`${lines.at(-1)!} ${word}`.length > most) lines.push('');
    for (; word.length > most; word = word.slice(most)) lines.splice(-1, 1, word.slice(0, most), '');
    lines.push(`${lines.pop()!} ${word}`.trim());
  }
  return lines;
}

/** A text as it stands in XML. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
