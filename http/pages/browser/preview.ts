// Previews of references: heading, first lines, status and day of the text, beside a link that has the pointer or the focus.
import { withAccents } from '../../formats/accents.js';
import { nameEnd } from '../../../engine/law/place-name.js';
import { shorten } from '../parts/shorten.js';
import { placed, rootPath } from './place.js';
import type { PreviewWords } from '../parts/preview.js';

/** Links in the text of the law and in relations. Those of menus and lists of acts stand beside what they name. */
const references = '.law a.cited, ul.cited a, .relation .says a, table.reform th a, table.reform td a';
/** Time after which a card opens, and after which it closes when pointer and focus have left, in milliseconds: it can be moved onto. */
const [opening, closing] = [350, 250];
/** Characters of a text that are shown. */
const longestText = 260;

/** The members of an answer about an act or article that are shown. */
interface Previewed {
  norma?: { sigla: string; titolo: string | null; nome?: string; stato?: Stato; nel_corpus?: boolean };
  num?: string;
  /** The article of a comma, whose number is `num`; absent for an act or article. */
  articolo?: Pick<Previewed, 'num' | 'parte' | 'rubrica' | 'abrogato'>;
  parte?: string | null;
  rubrica?: string | null;
  testo?: string;
  testo_al?: string | null;
  stato?: Stato;
  abrogato?: boolean;
  modifiche_successive?: { n: number; frase: string | null };
}
type Stato = { valore: keyof PreviewWords['statuses'] } | null;

/** Opens cards beside references: content that pointer and keyboard reach, that stays until it is left, and that Escape closes (WCAG 1.4.13). */
export function offerPreviews(root: Document): void {
  const card = root.getElementById('anteprima');
  if (card === null) return;
  const words = JSON.parse(card.dataset['words'] ?? '{}') as PreviewWords;
  const known = new Map<string, Promise<Previewed | null>>();
  let link: HTMLAnchorElement | null = null;
  let timer = 0;

  const close = (): void => {
    clearTimeout(timer);
    link?.removeAttribute('aria-describedby');
    link = null;
    card.hidden = true;
  };
  const open = async (to: HTMLAnchorElement): Promise<void> => {
    link = to;
    const path = pathOf(to);
    let asked = known.get(path);
    if (asked === undefined) known.set(path, (asked = ask(path)));
    const found = await asked;
    // The reader went on meanwhile, or it has no text and no relations.
    if (link !== to || found === null) return;
    fill(card, found, to.dataset['name'] ?? '', words);
    place(card, to);
    to.setAttribute('aria-describedby', card.id);
  };
  const later = (act: () => void, milliseconds: number): void => {
    clearTimeout(timer);
    timer = window.setTimeout(act, milliseconds);
  };
  const enter = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    if (card.contains(target)) return clearTimeout(timer);
    const to = target.closest<HTMLAnchorElement>(references);
    if (to === null || !to.pathname.startsWith(placed('/norme/'))) return;
    clearTimeout(timer);
    if (to === link) return;
    // The tooltip of the browser would cover the card.
    if (to.title !== '') to.dataset['name'] = to.title;
    to.removeAttribute('title');
    later(() => {
      close();
      void open(to);
    }, opening);
  };
  const leave = (): void => later(close, closing);

  for (const name of ['pointerover', 'focusin']) root.addEventListener(name, enter);
  for (const name of ['pointerout', 'focusout']) root.addEventListener(name, leave);
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
}

/** The path, from the root of the service, of what a link leads to: of an act, an article, or a comma of it. Links within the page of an act lead to its articles. */
function pathOf({ hash, pathname }: HTMLAnchorElement): string {
  const place = pathname === location.pathname ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const heading = place?.closest('article')?.querySelector<HTMLAnchorElement>('h3 a');
  const article = (heading?.pathname ?? pathname).slice(rootPath().length - 1);
  // `#com-2-bis-let-b`, `#art-5-com-2`
  const [, comma] = hash.split('-let-')[0]!.split('com-');
  return comma === undefined ? article : `${article}/com/${comma.replaceAll('_', '.')}`;
}

/**
 * The answer about an act or article: of its relations, which name the act; of the article, or of its comma, where that is loaded. `null`
 * where nothing is known.
 */
async function ask(path: string): Promise<Previewed | null> {
  const [article = path] = path.split('/com/');
  const act = await read(`/relazioni?norma=eli:${article.slice('/norme'.length)}&dir=in&limit=1`);
  const isLoaded = act?.norma?.nel_corpus === true && /\/art\/[^/]+$/.test(article);
  if (!isLoaded) return act;
  const [whole, comma] = await Promise.all([`${article}?`, ...(path === article ? [] : [`${path}?`])].map(read));
  // A comma has the status of its article.
  return comma == null ? (whole ?? act) : { ...comma, stato: whole?.stato ?? null };
}

async function read(address: string): Promise<Previewed | null> {
  const reply = await fetch(placed(`/api/public${address}&lang=${document.documentElement.lang}`)).catch(() => null);
  return reply?.ok === true ? ((await reply.json()) as Previewed) : null;
}

/** @param called what the link itself says that it leads to */
function fill(card: HTMLElement, found: Previewed, called: string, words: PreviewWords): void {
  const { norma, articolo, testo = '', testo_al, modifiche_successive: later } = found;
  const { num, parte = null, rubrica, abrogato } = articolo ?? found;
  const { sigla = '', nel_corpus } = norma ?? {};
  const comma = articolo === undefined ? null : (found.num ?? null);
  const named = num === undefined ? sigla : nameEnd({ articolo: num, comma, parte, sigla });
  // Links name codes as people know them, which the answer does not. The words may be of the article alone.
  const known = comma === null && num !== undefined ? called.replace(/, comma [^, ]+(?:, lett\. [^, ]+)?/, '') : called;
  const name = num === undefined || /^art\. /.test(called) ? known || named : named;
  const title = norma?.titolo ?? norma?.nome ?? '';
  // An article that is not loaded has the title of its act.
  const heading = num !== undefined ? rubrica : name === sigla || title === '' ? title : `${sigla}: ${title}`;
  const stato = (num === undefined ? norma?.stato : found.stato) ?? null;
  const status = stato === null ? (abrogato === true ? words.marked : '') : words.statuses[stato.valore];
  const line = (text: string | null | undefined, kind: string, lang?: string): HTMLElement[] => {
    if (!text) return [];
    const paragraph = document.createElement('p');
    paragraph.className = kind;
    if (lang !== undefined) paragraph.lang = lang;
    paragraph.textContent = text;
    return [paragraph];
  };
  card.replaceChildren(
    ...line(name, 'name', 'it'),
    ...line(heading && withAccents(shorten(heading, 160)), 'heading', 'it'),
    ...line(status, 'badge'),
    ...line(
      num === undefined ? (nel_corpus === false ? words.notLoaded : null) : sayDay(testo_al ?? null, words),
      'soft',
    ),
    ...line(later !== undefined && later.n > 0 ? later.frase : null, 'soft'),
    ...line(withAccents(shorten(testo.replace(/\s+/g, ' '), longestText)), 'text', 'it'),
  );
}

/** No text without its day. */
function sayDay(day: string | null, { lang, day: said, elided, noDay }: PreviewWords): string {
  if (day === null) return noDay;
  const date = new Date(day);
  const written = date.toLocaleDateString(lang === 'it' ? 'it-IT' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return (/^(?:8|11)\b/.test(written) ? elided : said).replace('{day}', written);
}

/** Below the link, or above it where there is more room; within the window. */
function place(card: HTMLElement, link: HTMLElement): void {
  card.hidden = false;
  const { left, top, bottom } = link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const isBelow = bottom + height <= innerHeight || top < height;
  const most = document.documentElement.clientWidth - width - 8;
  card.style.left = `${Math.max(8, Math.min(left, most)) + scrollX}px`;
  card.style.top = `${(isBelow ? bottom : top - height) + scrollY}px`;
}
