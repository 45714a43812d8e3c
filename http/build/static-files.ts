// The static files of a build: the pages' own, their fonts and the two of swagger-ui-dist, under names that hold their digest.
import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { assetPath } from '../pages/assets.js';

const load = createRequire(import.meta.url);
const consoleFolder = dirname(load.resolve('swagger-ui-dist/package.json'));
/** Styles that name fonts. */
const styles = ['site.css', 'page.css'];
const pageFiles = ['docs.css', 'docs.js', 'icon.svg', 'card.png'];
/** As styles name them, without their folders: `FONT:titillium-web-latin-400-normal.woff2`. */
const fonts = [
  '@fontsource/titillium-web/files/titillium-web-latin-400-normal.woff2',
  '@fontsource/titillium-web/files/titillium-web-latin-600-normal.woff2',
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
];
const maximalQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Writes the static files of one build and their compressed forms. zlib's own threads compress, so that the build goes on meanwhile. */
export class StaticFiles {
  readonly #folder: string;
  /** Static files of the builds beside this one. */
  readonly #earlierFolders: readonly string[];
  readonly #compressing: Promise<void>[] = [];

  /** @param build folder of the build; the files go into its folder `static` */
  constructor(build: string) {
    this.#folder = join(build, 'static');
    const builds = dirname(build);
    this.#earlierFolders = readdirSync(builds)
      .map((name) => join(builds, name, 'static'))
      .filter((folder) => folder !== this.#folder && existsSync(folder));
    mkdirSync(this.#folder, { recursive: true });
  }

  /**
   * @param pages folder of the pages' files
   * @param scripts the explorer and the search fields, a file each
   * @returns name of a file → path under which it is served
   * @throws where a style names a font that is not in the list
   */
  async write(pages: string, scripts: readonly string[]): Promise<Record<string, string>> {
    const files = [
      ...['swagger-ui-bundle.js', 'swagger-ui.css'].map((name) => join(consoleFolder, name)),
      ...pageFiles.map((name) => join(pages, name)),
      ...scripts,
      ...fonts.map((path) => load.resolve(path)),
    ];
    const paths = Object.fromEntries(
      files.map((file) => [basename(file), this.#place(basename(file), readFileSync(file))]),
    );
    for (const file of styles) {
      const style = readFileSync(join(pages, file), 'utf8').replace(/FONT:([\w.-]+)/g, (_, name: string) => {
        // Beside the style, wherever on its host the service is.
        if (paths[name] !== undefined) return basename(paths[name]);
        const known = fonts.map((path) => basename(path)).join();
        throw new Error(`${file}: the font ${name} found, one of ${known} expected`);
      });
      paths[file] = this.#place(file, Buffer.from(style));
    }
    await Promise.all(this.#compressing);
    return paths;
  }

  /** @returns the path under which the file is served */
  #place(name: string, content: Buffer): string {
    const digest = createHash('sha256').update(content).digest('hex').slice(0, 12);
    const dot = name.lastIndexOf('.');
    const named = `${name.slice(0, dot)}.${digest}${name.slice(dot)}`;
    const forms = /\.(?:woff2|png)$/.test(name) ? [named] : [named, `${named}.gz`, `${named}.br`];
    const earlier = this.#earlierFolders.find((folder) => forms.every((form) => existsSync(join(folder, form))));
    // The digest in its name says that it has the same content; compressing it takes seconds.
    if (earlier !== undefined) for (const form of forms) linkSync(join(earlier, form), join(this.#folder, form));
    else {
      writeFileSync(join(this.#folder, named), content);
      if (forms.length > 1) this.#compressing.push(this.#compress(named, content));
    }
    return `${assetPath}/${named}`;
  }

  async #compress(named: string, content: Buffer): Promise<void> {
    const path = join(this.#folder, named);
    const [zipped, brotli] = await Promise.all([
      promisify(gzip)(content, { level: 9 }),
      promisify(brotliCompress)(content, maximalQuality),
    ]);
    writeFileSync(`${path}.gz`, zipped);
    writeFileSync(`${path}.br`, brotli);
  }
}
