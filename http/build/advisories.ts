// Known security advisories about the packages of the bill of materials, as `npm audit` tells of them.
import { spawnSync } from 'node:child_process';

/** The part that is read of what `npm audit --json` prints (report version 2), or of its error. */
interface AuditReport {
  vulnerabilities?: Readonly<Record<string, { severity: string; range: string; via: readonly (string | Advisory)[] }>>;
  message?: string;
  error?: { summary?: string };
}

interface Advisory {
  title: string;
  url: string;
}

/**
 * Asks the registry about the installed packages.
 * @param root folder of the lock file
 * @param names the packages that matter: those of the bill of materials
 * @returns a line for people
 * @throws where a package has an advisory
 */
export function checkAdvisories(root: string, names: readonly string[]): string {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
    cwd: root,
    encoding: 'utf8',
  });
  return readAdvisories(stdout, names);
}

/** Reads what `npm audit --json` printed. A registry that gave no answer is no clean record: the line says that nothing is known. */
export function readAdvisories(printed: string, names: readonly string[]): string {
  const report = parseReport(printed);
  if (report.vulnerabilities === undefined) {
    const reason = report.message || report.error?.summary || 'no report found';
    return `advisories: not known, npm audit had no answer (${reason.split('\n')[0]})`;
  }
  const own = new Set(names);
  const found = Object.entries(report.vulnerabilities).filter(([name]) => own.has(name));
  if (found.length === 0) return `advisories: none for the ${names.length} packages of the bill of materials`;
  const lines = found.map(([name, { severity, range, via }]) => {
    const told = via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title} (${one.url})`));
    return `${name} ${range}: ${severity}: ${told.join('; ')}`;
  });
  throw new Error(`advisories found, none expected:\n${lines.join('\n')}`);
}

function parseReport(printed: string): AuditReport {
  try {
    return JSON.parse(printed) as AuditReport;
  } catch {
    return {};
  }
}
