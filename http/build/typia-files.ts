// The source files that call typia, with what it writes in place of the calls.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** Path of a source file from the project's root → JavaScript, with its source map inside. */
export type Written = Readonly<Record<string, string>>;

interface Kept {
  /** Digest of everything that the types of these files may come from. */
  key: string;
  written: Written;
}

/**
 * The output of typia for the files that call it. TypeScript is loaded only if one of them, or a file that they import directly or
 * indirectly, changed since the last build.
 * @param paths all source files of the project
 */
export async function writeTypiaFiles(root: string, paths: readonly string[]): Promise<Written> {
  const texts = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  const callers = paths.filter((path) => / from '#typia';$/m.test(texts.get(path)!));
  const cache = join(root, 'dist/typia.json');
  const key = digestReached(root, callers, texts);
  const kept = existsSync(cache) ? (JSON.parse(readFileSync(cache, 'utf8')) as Kept) : null;
  if (kept?.key === key) return kept.written;
  const written = await transform(root, callers);
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(`${cache}.${process.pid}`, JSON.stringify({ key, written } satisfies Kept));
  renameSync(`${cache}.${process.pid}`, cache);
  return written;
}

/** Digest of the files, of all that they import, and of the versions and options that typia's output depends on. */
function digestReached(root: string, callers: readonly string[], texts: ReadonlyMap<string, string>): string {
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path) || !texts.has(path)) return;
    reached.add(path);
    for (const [, to] of texts.get(path)!.matchAll(/\bfrom '(\.[^']+)\.js'|\bimport\('(\.[^']+)\.js'\)/g)) {
      if (to !== undefined) visit(`${join(dirname(path), to)}.ts`);
    }
  };
  callers.forEach(visit);
  const hash = createHash('sha256');
  for (const name of ['tsconfig.json', 'package-lock.json']) hash.update(readFileSync(join(root, name)));
  for (const path of [...reached].sort()) hash.update(`\0${relative(root, path)}\0${texts.get(path)!}`);
  return hash.digest('hex');
}

/** Checks only the types that typia asks for: `tsc` checks the whole program. */
async function transform(root: string, callers: readonly string[]): Promise<Written> {
  const { default: ts } = await import('typescript');
  // As CommonJS, which its types describe.
  const load = createRequire(import.meta.url);
  const { default: typia } = load('typia/lib/transform') as typeof import('typia/lib/transform');
  const configPath = join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(configPath, (path) => ts.sys.readFile(path)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  Object.assign(options, { noEmit: false, incremental: false, tsBuildInfoFile: undefined, types: [] });
  Object.assign(options, { inlineSourceMap: true, inlineSources: true });
  const host = ts.createCompilerHost(options);
  // Shapes are made of this project's types alone: reading those of packages, and of Node.js, takes longer than reading all of ours.
  host.resolveModuleNameLiterals = (names, from, redirected, _, file) =>
    names.map((name) =>
      from.includes('node_modules') || /^[.#]/.test(name.text)
        ? ts.resolveModuleName(
            name.text,
            from,
            options,
            host,
            undefined,
            redirected,
            ts.getModeForUsageLocation(file, name, options),
          )
        : { resolvedModule: undefined },
    );
  const program = ts.createProgram(callers, options, host);
  const written: Record<string, string> = {};
  const faults: string[] = [];
  const addDiagnostic = ({ file, start = 0, messageText }: import('typescript').Diagnostic): number => {
    const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line + 1;
    return faults.push(`${file?.fileName}:${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  };
  for (const path of callers) {
    const take = (_: string, text: string) => void (written[relative(root, path)] = text);
    const before = [typia(program, {}, { addDiagnostic })];
    program.emit(program.getSourceFile(path), take, undefined, false, { before });
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return written;
}
