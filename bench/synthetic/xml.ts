// Writes a synthetic act as the portal's exports are: same elements, same order, same indentation, same oddities.
import { linkTo, urnOf, type ModelAct, type ModelArticle, type ModelParagraph, type Segment } from './act-model.js';
import { metaOf, officialEli } from './meta-xml.js';

/** Numbers that run through one document. */
interface Counters {
  refs: number;
  noteRefs: number;
  /** Texts of the insertions, in order: `ins_1` is the first. */
  insertions: string[];
}

const root =
  '<?xml version="1.0" encoding="UTF-8"?><akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0" xmlns:eli="http://data.europa.eu/eli/ontology#" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:gu="http://www.gazzettaufficiale.it/eli/" xmlns:html="http://www.w3.org/1999/xhtml" xmlns:na="http://www.normattiva.it/eli/" xmlns:nakn="http://normattiva.it/akn/vocabulary" xmlns:nrdfa="http://www.normattiva.it/rdfa/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:rdfa="http://www.w3.org/1999/xhtml#">';

/** The document of an act, and the name that the portal would give its file. */
export function writeXml(act: ModelAct): { name: string; xml: string } {
  const counters: Counters = { refs: 0, noteRefs: 0, insertions: [] };
  const body = act.enacting
    .concat(act.part === null ? act.articles : [])
    .map((article) => bodyArticle(article, counters));
  const attachments = act.part === null ? '' : attachmentsOf(act, act.part, counters);
  const name = `${compact(act.publicationDate)}_${act.editorialCode}_VIGENZA_${compact(act.textDate)}.xml`;
  const xml = `${root}
    <act name="monovigente">
${metaOf(act, counters.insertions)}
${prefaceOf(act)}
        <body>
${body.join('\n')}
        </body>
        <conclusions>
            <formula name="formulaFinaleConclusioni">
                <p>${closing}</p>
            </formula>
            <p> Dato a Roma, addi' ${act.date}</p>
        </conclusions>${attachments}
    </act>
</akomaNtoso>
`;
  return { name, xml };
}

/** The formula at the end of every act. */
export const closing =
  "Il presente atto, munito del sigillo dello Stato, sara' inserito nella raccolta ufficiale degli atti normativi.";

function compact(date: string): string {
  return date.replaceAll('-', '');
}

function prefaceOf(act: ModelAct): string {
  const [year, month, day] = act.inForce.split('-');
  return `        <preface>
            <p>
                <docType>${act.kind.label}</docType>
                <docDate date="${act.date}">${act.dateInWords}</docDate>
                <docNumber>${act.number}</docNumber>
                <docTitle>${act.title} (${act.editorialCode})
</docTitle>
            </p>
            <p>
                <authorialNote eId="atn1" placement="bottom">
                    <p>Entrata in vigore del provvedimento: ${day}/${month}/${year}</p>
                </authorialNote>
            </p>
        </preface>
        <preamble>
            <formula name="formulaInizialePreambolo">
                <p>${act.preamble}</p>
            </formula>
            <formula name="formulaFinalePreambolo">
                <p>${enactingFormula}</p>
            </formula>
        </preamble>`;
}

/** The formula before the first article. */
export const enactingFormula = 'Emana il seguente atto:';

function bodyArticle(article: ModelArticle, counters: Counters): string {
  const eId = `art_${article.number}`;
  const heading = article.heading === null ? '<heading/>' : `<heading>${article.heading}</heading>`;
  const paragraphs = article.paragraphs.map((paragraph) => bodyParagraph(paragraph, eId, counters)).join('\n');
  return `            <article eId="${eId}">
                <num>Art. ${article.number}.</num>
                ${heading}
${paragraphs}${noteOf(article, counters)}
            </article>`;
}

function bodyParagraph({ number, segments }: ModelParagraph, eId: string, counters: Counters): string {
  const text = segments.map((segment) => segmentOf(segment, counters, false)).join('');
  const id = number === null ? '' : ` eId="${eId}__para_${number}"`;
  const num = number === null ? '' : `\n                    <num>${number}.</num>`;
  return `                <paragraph${id}>${num}
                    <content>
                        <p>${text}
</p>
                    </content>
                </paragraph>`;
}

function noteOf({ note }: ModelArticle, counters: Counters): string {
  if (note === null) return '';
  return `
                <paragraph>
                    <content>
                        <p>-----------</p>
                        <p>AGGIORNAMENTO (${note.number})</p>
                        <p>
 ${note.segments.map((segment) => segmentOf(segment, counters, true)).join('')}
</p>
                    </content>
                </paragraph>`;
}

/** References in notes have bare numbers as identifiers, those in law text `content__ref_N`. */
function segmentOf(segment: Segment, counters: Counters, isNote: boolean): string {
  if (typeof segment === 'string') return segment;
  if ('inserted' in segment) {
    counters.insertions.push(segment.inserted);
    return `<ins eId="ins_${counters.insertions.length}">((${segment.inserted}))</ins>`;
  }
  const eId = isNote ? String(++counters.noteRefs) : `content__ref_${++counters.refs}`;
  return `<ref eId="${eId}" href="${segment.href}">${segment.words}</ref>`;
}

function attachmentsOf(act: ModelAct, part: string, counters: Counters): string {
  const docs = act.articles.map((article, at) =>
    annexOf(act, `${part}-art. ${article.number.replace('-', ' ')}`, at + 1, article, counters),
  );
  return `
        <attachments>
${docs.join('\n')}
        </attachments>`;
}

/** One article of a code: a document of its own, its text in one paragraph behind number and heading. */
function annexOf(act: ModelAct, name: string, count: number, article: ModelArticle, counters: Counters): string {
  const iri = linkTo(act.outline, act.index, 'iri');
  const heading = article.heading === null ? '' : `\n \n (${article.heading}) `;
  const text = article.paragraphs
    .map(({ number, segments }) => {
      const words = segments.map((segment) => segmentOf(segment, counters, false)).join('');
      return number === null ? words : `${number}. ${words}`;
    })
    .join(' \n ');
  return `            <attachment>
                <doc name="${name}">
                    <meta>
                        <identification source="">
                            <FRBRWork>
                                <FRBRthis value="${iri}/!main/annesso_${count}"/>
                                <FRBRuri value="${iri}"/>
                                <FRBRalias name="urn:nir" value="${urnOf(act.outline, act.index)}"/>
                                <FRBRalias name="eli" value="${officialEli(act)}"/>
                                <FRBRdate date="${act.inForce}" name=""/>
                                <FRBRauthor as="#author" href=""/>
                                <FRBRcountry value="it"/>
                            </FRBRWork>
                            <FRBRExpression>
                                <FRBRthis value="${iri}/ita@${act.textDate}/!main/annesso_${count}"/>
                                <FRBRuri value="${iri}/ita@${act.textDate}"/>
                                <FRBRdate date="${act.textDate}" name=""/>
                                <FRBRauthor as="#author" href=""/>
                                <FRBRlanguage language="ita"/>
                            </FRBRExpression>
                            <FRBRManifestation>
                                <FRBRthis value="${iri}/ita@${act.textDate}/!main/annesso_${count}.xml"/>
                                <FRBRuri value="${iri}/ita@${act.textDate}.xml"/>
                                <FRBRdate date="${act.date}" name=""/>
                                <FRBRauthor as="#author" href=""/>
                            </FRBRManifestation>
                        </identification>
                    </meta>
                    <mainBody>
                        <paragraph>
                            <content>
                                <p> Art. ${article.number.replace('-', ' ')}. ${heading}
 
 ${text}
</p>
                            </content>
                        </paragraph>${noteOf(article, counters)}
                    </mainBody>
                </doc>
            </attachment>`;
}
