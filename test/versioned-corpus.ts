// A law in four versions as a pack holds them, written here in the portal's dialect: two published texts of articles, an inserted and a repealed one.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The law, and its acts in the order of their Gazzetta. */
export const dated = {
  eli: 'eli:/it/legge/2001/03/04/50',
  first: 'eli:/it/legge/2005/06/01/90',
  second: 'eli:/it/decreto-legislativo/2010/09/01/12',
} as const;

type Event = readonly [date: string, href: string];
type Article = readonly [number: string, text: string, note?: string];

const events: readonly Event[] = [
  ['2005-06-10', '/akn/it/act/legge/stato/2005-06-01/90/!main'],
  ['2010-09-15', '/akn/it/act/decreto_legislativo/stato/2010-09-01/12/!main'],
];

/** The file of one version. @param start `null` for the text as published */
export function versionFile(
  start: string | null,
  articles: readonly Article[],
  listed: readonly Event[],
  number = '50',
): string {
  const version = start === null ? 'ORIGINAL' : `CONSOLIDATED/${start.replaceAll('-', '')}`;
  const body = articles
    .map(
      ([number, text, note]) =>
        `<article eId="art_${number}"><num>Art. ${number}.</num><heading/><paragraph><content><p>${text}</p></content></paragraph>${
          note === undefined
            ? ''
            : `<paragraph><content><p>--------------</p><p>AGGIORNAMENTO (1)</p><p>${note}</p></content></paragraph>`
        }</article>`,
    )
    .join('');
  const refs = listed.map(([, href], i) => `<passiveRef eId="rp${i + 1}" href="${href}" showAs=""/>`).join('');
  const lifecycle = listed
    .map(([date], i) => `<eventRef date="${date}" eId="e${i + 1}" source="#rp${i + 1}"/>`)
    .join('');
  return `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="monovigente"><meta><identification source="">
<FRBRWork><FRBRthis value="/akn/it/act/legge/stato/2001-03-04/${number}/!main"/><FRBRuri value="/akn/it/act/legge/stato/2001-03-04/${number}"/><FRBRalias name="urn:nir" value="urn:nir:stato:legge:2001-03-04;${number}"/><FRBRalias name="eli" value="eli/id/2001/03/10/001G0${number.padStart(3, '0')}/${version}"/><FRBRdate date="2001-03-04" name=""/><FRBRcountry value="it"/></FRBRWork>
<FRBRExpression><FRBRdate date="${start ?? '2001-03-25'}" name=""/></FRBRExpression></identification>
<publication date="2001-03-10" name="" number="58" showAs=""/><lifecycle source="">${lifecycle}</lifecycle><references source="">${refs}</references></meta>
<preface><p><docTitle>Norme sui mercati rionali.</docTitle></p></preface><body>${body}</body></act></akomaNtoso>`;
}

export const versionsOfLaw: readonly (readonly [name: string, text: string])[] = [
  [
    '2001-03-10_001G0050_ORIGINALE_V0.xml',
    versionFile(
      null,
      [
        ['1', 'Il posteggio dura sei anni.'],
        ['2', 'Vigila il sindaco.'],
      ],
      [],
    ),
  ],
  [
    '2001-03-10_001G0050_VIGENZA_2005-06-25_V1.xml',
    versionFile(
      '2005-06-25',
      [
        ['1', 'Il posteggio dura ((dieci)) anni.'],
        ['1-bis', "((Il subentro e' ammesso.))"],
        ['2', 'Vigila il sindaco.'],
      ],
      events.slice(0, 1),
    ),
  ],
  [
    '2001-03-10_001G0050_VIGENZA_2010-09-15_V2.xml',
    versionFile(
      '2010-09-15',
      [
        ['1', 'Il posteggio dura dieci anni.'],
        ['1-bis', "Il subentro e' ammesso ."],
        ['2', 'Vigila il sindaco.'],
      ],
      events,
    ),
  ],
  [
    '2001-03-10_001G0050_VIGENZA_2010-09-30_V3.xml',
    versionFile(
      '2010-09-30',
      [
        ['1', 'Il posteggio dura dieci anni.'],
        ['1-bis', "Il subentro e' ammesso."],
        ['2', '((ARTICOLO ABROGATO DAL D.LGS. 1 SETTEMBRE 2010, N. 12))'],
      ],
      events,
    ),
  ],
];

/** Writes the versions into a folder, in an order that is none of theirs. */
export function writeVersionedCorpus(folder: string, files = versionsOfLaw): void {
  const home = join(folder, 'LEGGE_20010304_50');
  mkdirSync(home, { recursive: true });
  for (const [name, text] of [...files].reverse()) writeFileSync(join(home, name), text);
}

/** A code in annexes, L. 51/1980, whose articles have days of their own: of a note, of a change of words, of the code, and of a judgment. */
export function codeWithNotes(): string {
  const amnesty = [
    '1990-04-12',
    '/akn/it/act/decreto_del_presidente_della_repubblica/stato/1990-04-12/75/!main',
  ] as const;
  const texts: [number: number, day: string, text: string][] = [
    [1, '1990-04-12', 'Chi apre il banco senza permesso paga.'],
    [2, '1990-04-12', 'Chi chiude il banco ((non)) paga.'],
    [3, '2001-03-25', 'Vigila la guardia.'],
    [4, '2009-04-16', 'Decide il pretore.'],
  ];
  const judgment =
    "<p>--------------</p><p>AGGIORNAMENTO (2)</p><p>La Corte costituzionale, con sentenza 3 marzo - 7 aprile 2009, n. 99 (in G.U. 1a s.s. 15/04/2009, n. 15) ha dichiarato l'illegittimita' costituzionale del presente articolo nella parte in cui tace.</p>";
  const note =
    '<p>--------------</p><p>AGGIORNAMENTO (1)</p><p>Il D.P.R. 12 aprile 1990, n. 75 ha disposto (con l\'art. 1, comma 1) che "E\' concessa amnistia".</p>';
  const annexes = texts.map(
    ([number, day, text]) =>
      `<attachment><doc name="Codice dei mercati-art. ${number}"><meta><identification source=""><FRBRWork><FRBRthis value="/akn/it/act/legge/stato/1980-03-04/51/!main/annesso_${number}"/><FRBRdate date="${day}" name=""/></FRBRWork></identification></meta><mainBody><paragraph><content><p>Art. ${number}.</p><p>${text}</p>${day === amnesty[0] ? note : number === 4 ? judgment : ''}</content></paragraph></mainBody></doc></attachment>`,
  );
  return versionFile('2020-01-01', [['1', "E' approvato il codice."]], [amnesty], '51')
    .replaceAll('2001-03-04', '1980-03-04')
    .replace('</body></act>', `</body><attachments>${annexes.join('')}</attachments></act>`);
}
