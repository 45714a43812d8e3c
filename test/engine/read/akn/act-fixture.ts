// A small act in the portal's dialect of Akoma Ntoso, written for these tests: one oddity at a time is put into it.
import type { Act } from '../../../../engine/law/act.js';
import { parseXml, type XmlElement } from '../../../../engine/read/akn/xml.js';

/** Parts of a document that a test fills; the rest is as the portal writes it. */
export interface ActFixture {
  /** `textualMod`s. */
  active?: string;
  /** `rp1`, `rp2` …: date of the event and `href`. */
  amenders?: [date: string, href: string][];
  /** Contents of the note below the title. */
  note?: string;
  body?: string;
  title?: string;
  articles?: [number: string, text: string, part?: string][];
}

/** L. 5 marzo 2001, n. 57 as the fixture's identity: its tree, and the act as it would be read. */
export function actFixture(fixture: ActFixture): { root: XmlElement; act: Act } {
  const events = (fixture.amenders ?? []).map(
    ([date], i) => `<eventRef date="${date}" eId="eventRef_${i + 2}" source="rp${i + 1}"/>`,
  );
  const references = (fixture.amenders ?? []).map(
    ([, href], i) => `<passiveRef eId="rp${i + 1}" href="${href}" showAs=""/>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?><akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0" xmlns:nakn="http://normattiva.it/akn/vocabulary"><act name="monovigente">
<meta><lifecycle source="#ro1"><eventRef date="2001-03-20" eId="eventRef_1" source="ro1"/>${events.join('')}</lifecycle>
<analysis source="#source"><activeModifications>${fixture.active ?? ''}</activeModifications></analysis>
<references source="#source">${references.join('')}<passiveRef eId="" href="/akn/it/camera-it:parlamento:scheda.progetto.legge:camera;13.legislatura;5809" showAs="C.5809"/></references></meta>
<preface><p><docTitle>Un titolo</docTitle></p><p><authorialNote eId="atn1" placement="bottom"><p>${fixture.note ?? 'null'}</p></authorialNote></p></preface>
<body>${fixture.body ?? ''}</body></act></akomaNtoso>`;
  const eli = 'eli:/it/legge/2001/03/05/57';
  const act: Act = {
    eli,
    urn: 'urn:nir:stato:legge:2001-03-05;57',
    type: 'legge',
    number: '57',
    date: '2001-03-05',
    title: fixture.title ?? 'Un titolo',
    publication: { date: '2001-03-20', number: '66', editorialCode: '001G0109', eli: null },
    textDate: null,
    begins: null,
    textDays: { from: null, until: null, isConsolidated: false, isOriginal: false },
    entryIntoForce: null,
    preamble: null,
    conclusions: null,
    articles: (fixture.articles ?? []).map(([number, text, part]) => ({
      eli: `${eli}/art/${number}`,
      number,
      part: part ?? null,
      heading: null,
      division: [],
      text,
      notes: [],
      repealed: false,
      textSince: null,
      amendedText: false,
      graphic: false,
      references: [],
      noted: [],
    })),
    annexes: [],
  };
  return { root: parseXml(new TextEncoder().encode(xml), 'fixture.xml'), act };
}

/** An editors' modification: article of the act, destination URN, sentence. */
export function editorial(article: string, destination: string, sentence: string): string {
  return `<textualMod eId="amod_1" type="insertion"><source href="urn:nir:stato:legge:2001-03-05;57#${article}"/><destination href="${destination}"/><new><nakn:text>${sentence}</nakn:text></new></textualMod>`;
}
