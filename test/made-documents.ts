// The documents of made laws and of the acts that amend them, in the portal's dialect.

/** An act that amends the laws. */
export interface MadeAmender {
  eli: string;
  /** As a Gazzetta cites it. */
  cited: string;
  mark: string;
  href: string;
  /** Day of the Gazzetta. */
  published: string;
}

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const months = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
);
export const sayDate = (day: string) => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return `${date} ${months[month - 1]} ${year}`;
};

/** An operation on an article. */
export interface Operation {
  article: string;
  kind: 'parola' | 'comma' | 'articolo' | 'abroga comma' | 'abroga articolo';
  comma: number;
  old: string;
  brought: string;
}

export interface Amender extends MadeAmender {
  date: string;
  /** By law: the day of effect, and what is done. */
  effects: Map<number, { day: string; operations: Operation[] }>;
  /** Days from the Gazzetta to its entry into force. */
  delay: number;
  /** The decree-law that it converts: lists of events name only that one. */
  converts?: Amender;
}

export function writeVersion(
  number: string,
  stated: string | null,
  texts: ReadonlyMap<string, readonly string[]>,
  marked: ReadonlyMap<string, ReadonlySet<number>>,
  notes: ReadonlyMap<string, readonly string[]>,
  listed: readonly Amender[],
): string {
  const rank = (article: string) => Number.parseInt(article, 10) * 2 + Number(article.includes('-'));
  const body = [...texts]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([article, lines]) => {
      const own = marked.get(article);
      const gone = lines[0]!.startsWith('ARTICOLO ABROGATO');
      const commas = lines.map((line, i) =>
        gone
          ? `<paragraph><content><p>((${line}))</p></content></paragraph>`
          : `<paragraph eId="art_${article}__para_${i + 1}"><num>${i + 1}.</num><content><p>${own?.has(i) === true ? `((${line}))` : line}</p></content></paragraph>`,
      );
      const told = (notes.get(article) ?? []).map(
        (note, i) =>
          `<paragraph><content><p>--------------</p><p>AGGIORNAMENTO (${i + 1})</p><p>${note}</p></content></paragraph>`,
      );
      return `<article eId="art_${article}"><num>Art. ${article}.</num><heading/>${commas.join('')}${told.join('')}</article>`;
    })
    .join('');
  return document(
    'legge',
    '2001-03-04',
    number,
    '2001-03-10',
    `001G0${number}`,
    stated,
    `Norme sui mercati, parte ${number}.`,
    body,
    listed,
  );
}

export function writeAmender(amender: Amender): string {
  const [, type] = /^eli:\/it\/([^/]+)/.exec(amender.eli)!;
  const commas = [...amender.effects].flatMap(([n, { operations }]) =>
    operations.map((one) => sayOperation(one, 100 + n)),
  );
  const body = `<article eId="art_1"><num>Art. 1.</num><heading/>${commas
    .map(
      (text, i) =>
        `<paragraph eId="art_1__para_${i + 1}"><num>${i + 1}.</num><content><p>${text}</p></content></paragraph>`,
    )
    .join('')}</article>`;
  const code = `${amender.published.slice(2, 4)}G${amender.eli.split('/').at(-1)!.padStart(5, '0')}`;
  const title =
    amender.converts === undefined
      ? 'Disposizioni varie.'
      : `Conversione in legge, con modificazioni, del ${amender.converts.cited}, recante disposizioni varie.`;
  return document(
    type!,
    amender.date,
    amender.eli.split('/').at(-1)!,
    amender.published,
    code,
    null,
    title,
    body,
    [],
    addDays(amender.published, amender.delay),
  );
}

function sayOperation({ article, kind, comma, old, brought }: Operation, number: number): string {
  const law = `della legge 4 marzo 2001, n. ${number}`;
  const to = `All'articolo ${article}, comma ${comma + 1}, ${law}`;
  if (kind === 'parola') return `${to}, la parola: «${old}» e' sostituita dalla seguente: «${brought}».`;
  if (kind === 'comma')
    return `All'articolo ${article} ${law}, dopo il comma ${comma} e' aggiunto il seguente: «${comma + 1}. ${brought}».`;
  if (kind === 'abroga comma') return `All'articolo ${article} ${law}, il comma ${comma + 1} e' abrogato.`;
  if (kind === 'abroga articolo') return `L'articolo ${article} ${law}, e' abrogato.`;
  return `Dopo l'articolo ${article.replace('-bis', '')} ${law}, e' inserito il seguente: «Art. ${article}. - 1. ${brought}».`;
}

function document(
  type: string,
  date: string,
  number: string,
  published: string,
  code: string,
  stated: string | null,
  title: string,
  body: string,
  listed: readonly Amender[],
  expression = stated ?? addDays(published, 15),
): string {
  const uri = `/akn/it/act/${type.replaceAll('-', '_')}/stato/${date}/${number}`;
  const version = stated === null ? 'ORIGINAL' : `CONSOLIDATED/${stated.replaceAll('-', '')}`;
  const refs = listed.map(({ href }, i) => `<passiveRef eId="rp${i + 1}" href="${href}" showAs=""/>`).join('');
  const events = listed
    .map((one, i) => `<eventRef date="${one.published}" eId="e${i + 1}" source="#rp${i + 1}"/>`)
    .join('');
  return `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="monovigente"><meta><identification source="">
<FRBRWork><FRBRthis value="${uri}/!main"/><FRBRuri value="${uri}"/><FRBRalias name="urn:nir" value="urn:nir:stato:${type.replaceAll('-', '.')}:${date};${number}"/><FRBRalias name="eli" value="eli/id/${published.replaceAll('-', '/')}/${code}/${version}"/><FRBRdate date="${date}" name=""/><FRBRcountry value="it"/></FRBRWork>
<FRBRExpression><FRBRdate date="${expression}" name=""/></FRBRExpression></identification>
<publication date="${published}" name="" number="58" showAs=""/><lifecycle source="">${events}</lifecycle><references source="">${refs}</references></meta>
<preface><p><docTitle>${title}</docTitle></p></preface><body>${body}</body></act></akomaNtoso>`;
}
