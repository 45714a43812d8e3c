// The metadata of a synthetic act, as the portal's exports write them.
import { linkTo, partOf, urnOf, type ModelAct } from './act-model.js';
import { narrate } from './narrative.js';
import { publicationOf } from './outline.js';

/** All that stands in `<meta>`; `insertions` are the texts of `ins_1`, `ins_2` … of the body. */
export function metaOf(act: ModelAct, insertions: readonly string[]): string {
  return `        <meta>
${identification(act)}
            <publication date="${act.publicationDate}" name="" number="${act.publicationNumber}" showAs=""/>
${lifecycle(act)}
            <analysis source="">${modifications(act)}${passiveModifications(insertions)}
            </analysis>
${references(act)}
${proprietary(act)}
        </meta>`;
}

function identification(act: ModelAct): string {
  const iri = linkTo(act.outline, act.index, 'iri');
  const eli = officialEli(act);
  const about = `na:${eli.slice('eli/'.length)}`;
  return `            <identification source="">
                <FRBRWork>
                    <FRBRthis value="${iri}/!main"/>
                    <FRBRuri value="${iri}"/>
                    <FRBRalias name="urn:nir" value="${urnOf(act.outline, act.index)}"/>
                    <FRBRalias name="eli" value="${eli}"/>
                    <FRBRdate date="${act.date}" name=""/>
                    <FRBRauthor as="#author" href=""/>
                    <preservation>
                        <nrdfa:eli about="${about}" aknrelname="${eli}">
                            <nrdfa:span property="rdf:type" resource="eli:LegalResource"/>
                            <nrdfa:span content="${act.title} (${act.editorialCode}) " lang="it" property="eli:title" xml:lang="it"/>
                            <nrdfa:span content="http://www.normattiva.it/eli/id/{yyyy}/{mm}/{dd}/{codiceRedazionale}/{tipoVersione}" property="eli:uri_schema"/>
                            <nrdfa:span content="${act.editorialCode}" property="eli:id_local"/>
                            <nrdfa:span property="eli:type_document" resource="gu:tables/resource-type#${act.kind.label}"/>
                            <nrdfa:span content="${act.date}" datatype="xsd:date" property="eli:date_document"/>
                            <nrdfa:span property="eli:version" resource="gu:tables/versions#ORIGINAL"/>
                        </nrdfa:eli>
                    </preservation>
                    <FRBRcountry value="it"/>
                </FRBRWork>
                <FRBRExpression>
                    <FRBRthis value="${iri}/ita@${act.textDate}/!main"/>
                    <FRBRuri value="${iri}/ita@${act.textDate}"/>
                    <FRBRdate date="${act.textDate}" name=""/>
                    <FRBRauthor as="#author" href=""/>
                    <preservation>
                        <nrdfa:eli about="${about}/ita">
                            <nrdfa:span property="rdf:type" resource="eli:LegalExpression"/>
                            <nrdfa:span property="eli:realizes" resource="${about}"/>
                            <nrdfa:span property="eli:is_embodied_by" resource="${about}/ita/akn"/>
                            <nrdfa:span property="eli:language" resource="http://publications.europa.eu/resource/authority/language/ITA"/>
                            <nrdfa:span property="eli:publisher_agent" resource="http://www.ipzs.it"/>
                        </nrdfa:eli>
                    </preservation>
                    <FRBRlanguage language="ita"/>
                </FRBRExpression>
                <FRBRManifestation>
                    <FRBRthis value="${iri}/ita@${act.textDate}/!main.xml"/>
                    <FRBRuri value="${iri}/ita@${act.textDate}.xml"/>
                    <FRBRdate date="${act.date}" name=""/>
                    <FRBRauthor as="#author" href=""/>
                    <preservation>
                        <nrdfa:eli about="${about}/ita/akn">
                            <nrdfa:span property="rdf:type" resource="eli:Format"/>
                            <nrdfa:span property="eli:format" resource="http://www.iana.org/assignments/media-types/xml"/>
                        </nrdfa:eli>
                    </preservation>
                </FRBRManifestation>
            </identification>`;
}

export function officialEli(act: ModelAct): string {
  return `eli/id/${act.publicationDate.replaceAll('-', '/')}/${act.editorialCode}/CONSOLIDATED/${compact(act.textDate)}`;
}

/** Events in order of date; `rp1` is the first amending act, with its own entry in the references. */
function incomingEvents(act: ModelAct): { date: string; href: string }[] {
  const named = act.incoming.map(({ source }) => {
    const { outline } = act;
    return { date: publicationOf(outline, source), href: `${linkTo(outline, source, 'upper')}/!main` };
  });
  const nameless = act.namelessEvents.map((date) => ({ date, href: '' }));
  return [...named, ...nameless].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function lifecycle(act: ModelAct): string {
  const events = incomingEvents(act).map(
    ({ date }, at) => `                <eventRef date="${date}" eId="eventRef_${at + 1}" source="rp${at + 1}"/>\n`,
  );
  return `            <lifecycle source="">
                <eventRef date="${act.publicationDate}" eId="eventRef_0" source="ro1"/>
${events.join('')}            </lifecycle>`;
}

function references(act: ModelAct): string {
  const amenders = incomingEvents(act).map(
    ({ href }, at) => `                <passiveRef eId="rp${at + 1}" href="${href}" showAs=""/>\n`,
  );
  return `            <references source="">
                <original eId="ro1" href="${linkTo(act.outline, act.index, 'upper')}/!main" showAs=""/>
${amenders.join('')}            </references>`;
}

function modifications(act: ModelAct): string {
  if (act.outgoing.length === 0) return '';
  const own = urnOf(act.outline, act.index);
  const rows: string[] = [];
  for (const { target, modifications: changes } of act.outgoing) {
    const urn = urnOf(act.outline, target);
    const part = partOf(act.outline, target);
    for (const change of changes) {
      rows.push(`
                    <textualMod eId="amod_${rows.length}" type="insertion">
                        <source href="${own}#${change.by}"/>
                        <destination href="${urn}#${part === null ? '' : `${part}-art. `}${change.article.replace('-', ' ')}"/>
                        <new>
                            <nakn:text>${narrate(change)}</nakn:text>
                        </new>
                    </textualMod>`);
    }
  }
  return `
                <activeModifications>${rows.join('')}
                </activeModifications>`;
}

function passiveModifications(insertions: readonly string[]): string {
  if (insertions.length === 0) return '';
  const rows = insertions.map(
    (text, at) => `
                    <textualMod eId="pmod_${at}" type="insertion">
                        <source href="#"/>
                        <destination href="#ins_${at + 1}"/>
                        <new>
                            <nakn:text>((${text}))</nakn:text>
                        </new>
                    </textualMod>`,
  );
  return `
                <passiveModifications>${rows.join('')}
                </passiveModifications>`;
}

function proprietary(act: ModelAct): string {
  const about = `na:${officialEli(act).slice('eli/'.length)}`;
  return `            <proprietary source="">
                <rdf:RDF>
                    <rdf:Description rdf:about="${about}">
                        <rdf:type rdf:resource="eli:LegalResource"/>
                        <eli:title xml:lang="it">${act.title} (${act.editorialCode}) </eli:title>
                        <eli:uri_schema>http://www.normattiva.it/eli/id/{yyyy}/{mm}/{dd}/{codiceRedazionale}/{tipoVersione}</eli:uri_schema>
                        <eli:id_local>${act.editorialCode}</eli:id_local>
                        <eli:type_document rdf:resource="gu:tables/resource-type#${act.kind.label}"/>
                        <eli:date_document rdf:datatype="xsd:date">${act.date}</eli:date_document>
                        <eli:version rdf:resource="gu:tables/versions#ORIGINAL"/>
                        <eli:is_realized_by rdf:resource="${about}/ita"/>
                    </rdf:Description>
                    <rdf:Description rdf:about="${about}/ita">
                        <rdf:type rdf:resource="eli:LegalExpression"/>
                        <eli:realizes rdf:resource="${about}"/>
                        <eli:language rdf:resource="http://publications.europa.eu/resource/authority/language/ITA"/>
                        <eli:publisher_agent rdf:resource="http://www.ipzs.it"/>
                    </rdf:Description>
                </rdf:RDF>
            </proprietary>`;
}

function compact(date: string): string {
  return date.replaceAll('-', '');
}
