// Saves what is seen: a file that the browser offers to keep.
import { make } from './elements.js';

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  make('a', { href: address, download: name }).click();
  window.setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** A PNG of an SVG document, as sharp as the screen. @throws where the browser can't draw it */
export async function toPng(svg: string, stage: HTMLElement): Promise<Blob> {
  const scale = Math.max(1, window.devicePixelRatio);
  const image = new Image();
  // A data address: the policy of the page allows no other.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = make('canvas');
  canvas.width = stage.clientWidth * scale;
  canvas.height = stage.clientHeight * scale;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('PNG: no image found, one expected'))),
      'image/png',
    );
  });
}

/** A text as it stands in XML. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
