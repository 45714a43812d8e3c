// The path of an endpoint as OpenAPI writes it: `/api/public/norme/{eli}`.

/** `{name}` takes the rest of the path, slashes and all, or what lies before the one segment that follows it. */
export type PathTemplate = `/${string}`;

/** A path in its parts. */
export interface PathParts {
  /** All that stands before the parameter; without one the whole path. */
  prefix: string;
  parameter: string | null;
  /** The path after the parameter: `/storia`, or empty. */
  suffix: string;
}

/** @throws where a parameter is not the end of the path, one segment aside */
export function readPathTemplate(path: PathTemplate): PathParts {
  const found = /^(?<prefix>\/(?:[^{}]*\/)?)\{(?<parameter>\w+)\}(?<suffix>(?:\/[a-z]+)?)$/.exec(path)?.groups;
  if (found !== undefined)
    return { prefix: found['prefix']!, parameter: found['parameter']!, suffix: found['suffix']! };
  if (/[{}]/.test(path)) throw new Error(`${path}: braces found, expected one {name} after the last slash`);
  return { prefix: path, parameter: null, suffix: '' };
}

/** The path with its parameter filled in; slashes stay as they are. */
export function fillPath(path: PathTemplate, valueOf: (parameter: string) => string): string {
  const { prefix, parameter, suffix } = readPathTemplate(path);
  if (parameter === null) return path;
  return prefix + encodeURIComponent(valueOf(parameter)).replaceAll('%2F', '/') + suffix;
}

/** Whether a path may be one of the template. Of several templates the first one that takes it answers. */
export function takesPath(template: PathTemplate, path: string): boolean {
  const { prefix, parameter, suffix } = readPathTemplate(template);
  return parameter === null ? path === prefix : path.startsWith(prefix) && path.endsWith(suffix);
}

/** Whether some address of one template is taken by another that is tried before it. */
function isShadowed(path: PathTemplate, before: PathTemplate): boolean {
  const [own, other] = [readPathTemplate(path), readPathTemplate(before)];
  if (other.parameter === null) return own.parameter === null && own.prefix === other.prefix;
  if (other.suffix !== '') return own.prefix === other.prefix && own.suffix === other.suffix;
  return own.prefix.startsWith(other.prefix) && (own.parameter !== null || own.prefix.length > other.prefix.length);
}

/** @throws where an endpoint that is listed after another is never asked for some of its addresses */
export function refuseShadowed(paths: readonly PathTemplate[]): void {
  for (const [i, path] of paths.entries()) {
    const before = paths.slice(0, i).find((other) => isShadowed(path, other));
    if (before !== undefined) throw new Error(`${path}: shadowed by ${before}, expected to be listed before it`);
  }
}
