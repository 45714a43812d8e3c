// The path of the service on its host, as a script in the browser finds it.

/** The path of the service, with a slash at its end: that to which the name of the site leads on every page. */
export function rootPath(): string {
  return document.querySelector<HTMLAnchorElement>('a.brand')?.pathname ?? '/';
}

/** An address of the service as one of its host. @param path from the root of the service, such as `/grafo` */
export function placed(path: string): string {
  return rootPath() + path.slice(1);
}
