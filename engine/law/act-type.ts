// The table of act types: ELI name, official name, abbreviations.
import { parseEli, type EliParts } from './eli/parts.js';
import { isJudgment } from './judgment.js';
import { monthNames } from './months.js';
import { once } from './remembering.js';

export interface ActType {
  /** ELI name, `decreto-legislativo`. */
  slug: string;
  /** Official denomination, with its plural. */
  name: string;
  plural: string;
  /** As jurists write it before number and year, `D.Lgs.`. */
  abbreviation: string;
  /** `generic`: no type of its own (a `testo unico` is issued as another act); the others are recognised and refused. */
  standing: 'state' | 'generic' | 'regional' | 'european';
  /** Other spellings, folded by {@link foldSpelling} and apart by blanks. */
  spellings: string;
  /** After it there is none: in later years the abbreviation means something else (`D.D.`, an office's own decree). */
  lastYear?: number;
}

/** Specific types need no order here: the longest spelling wins. */
// prettier-ignore
export const actTypes: readonly ActType[] = [
  { slug: 'costituzione', name: "Costituzione", plural: "Costituzioni", abbreviation: 'Cost.', standing: 'state', spellings: 'cost costituz costit cartacostituzionale cartacost costituzionedellarepubblica costituzioneitaliana costituzionedellarepubblicaitaliana ccost costituzionerepubblicana costituzionerepubblicaitaliana costituzionedellostato' },
  { slug: 'legge-costituzionale', name: "Legge costituzionale", plural: "Leggi costituzionali", abbreviation: 'L. cost.', standing: 'state', spellings: 'lcost lcostituzionale leggecost lc lcostit leggicost lcostituz' },
  { slug: 'legge', name: "Legge", plural: "Leggi", abbreviation: 'L.', standing: 'state', spellings: 'l lg leg lege leggedellostato leggestatale leggefinanziaria leggecomunitaria leggedelega leggequadro leggediconversione leggedibilancio leggedistabilita leggeeuropea ldelega lconv leggeconv ll leggenumero leggestato' },
  { slug: 'decreto-legge', name: "Decreto-legge", plural: "Decreti-legge", abbreviation: 'D.L.', standing: 'state', spellings: 'dl decrlegge dlegge decretil ddll decretol decrl decl declegge' },
  { slug: 'decreto-legislativo', name: "Decreto legislativo", plural: "Decreti legislativi", abbreviation: 'D.Lgs.', standing: 'state', spellings: 'dlgs dlg dlgvo dlgsvo dlegvo dleg dlegisl decrlgs decrleg decrlegisl decretolgs decretoleg decretolegvo dlvo ddlgs dlgv dlv dlegislativo dlegis decrlegislativo decretolegisl decretolegis decretilgs dlegislat dlegs dlgvi dleggvo declgs declegvo decleg declegisl declegislativo decrlegvo decrlvo decretolvo dlgscorrettivo decretolegislativocorrettivo dlgsattuativo decretolegislativoattuativo' },
  { slug: 'decreto-del-presidente-della-repubblica', name: "Decreto del Presidente della Repubblica", plural: "Decreti del Presidente della Repubblica", abbreviation: 'D.P.R.', standing: 'state', spellings: 'dpr decretodelpresdellarepubblica decretopresdellarepubblica decrdelpresdellarepubblica decrpresrep decrpr dpresrep decretopresidentedellarepubblica decretopresidenterepubblica decretopr ddpr dpresrepubblica decretopresrep decretodelpresrep decrpresrepubblica decrpresidenterepubblica decretodelpr decretodelpresidenterepubblica dprep' },
  { slug: 'decreto-del-presidente-del-consiglio-dei-ministri', name: "Decreto del Presidente del Consiglio dei ministri", plural: "Decreti del Presidente del Consiglio dei ministri", abbreviation: 'D.P.C.M.', standing: 'state', spellings: 'dpcm decretopcm decrprescons decretopresidenteconsiglioministri decretodelpresidentedelconsiglio dpresconsmin dprescons dpresconsiglio decretodelpcm decretoprescons decrpresconsmin decretodelpresidenteconsiglioministri dpc dpconsmin ddpcm decretopresidenteconsiglio' },
  { slug: 'decreto-ministeriale', name: "Decreto ministeriale", plural: "Decreti ministeriali", abbreviation: 'D.M.', standing: 'state', spellings: 'dm decrmin decrminist dmin di decretointerministeriale decrinterm decretodelministro decretodelministero dminist decretomin decretominist ddmm decretiministeriali decretoministro decretointermin dint' },
  { slug: 'decreto', name: "Decreto", plural: "Decreti", abbreviation: 'Decreto', standing: 'state', spellings: 'decr d' },
  { slug: 'regio-decreto', name: "Regio decreto", plural: "Regi decreti", abbreviation: 'R.D.', standing: 'state', spellings: 'rd rdecr regiod regdecr rrdd regiodecr rdecreto regidecreti rdecreti' },
  { slug: 'regio-decreto-legge', name: "Regio decreto-legge", plural: "Regi decreti-legge", abbreviation: 'R.D.L.', standing: 'state', spellings: 'rdl rdlegge regiodl rdecretolegge regiodecrlegge rdecrlegge regidecretilegge regiodecretol' },
  { slug: 'regio-decreto-legislativo', name: "Regio decreto legislativo", plural: "Regi decreti legislativi", abbreviation: 'R.D.Lgs.', standing: 'state', spellings: 'rdlgs rdlvo rdlg rdlegvo rdleg rdlegisl regiodlgs rdecretolegislativo' },
  { slug: 'decreto-legislativo-luogotenenziale', name: "Decreto legislativo luogotenenziale", plural: "Decreti legislativi luogotenenziali", abbreviation: 'D.Lgs.Lgt.', standing: 'state', spellings: 'dlgslgt dlgslt dllgt dlgtlgs dll decretoluogotenenzialelegislativo decrlegislluog dlgsluog decretolegislativoluog dlegluog dlgsluogot dlgsluogotenenziale decretolegislativolgt dlglgt dleglgt dlgluog dlegisllgt dlegislluog dlegislativoluogotenenziale decretolegislluog decretoleglgt' },
  { slug: 'decreto-luogotenenziale', name: "Decreto luogotenenziale", plural: "Decreti luogotenenziali", abbreviation: 'D.Lgt.', standing: 'state', spellings: 'dlgt dlt dluog decrluogot dluo dluogot decretoluog dluogotenenziale decretolgt' },
  { slug: 'decreto-legge-luogotenenziale', name: "Decreto-legge luogotenenziale", plural: "Decreti-legge luogotenenziali", abbreviation: 'D.L.Lgt.', standing: 'state', spellings: 'dllgt dll dllt dlgtl decretoleggeluog dlluogotenenziale dlluog decretoleggelgt' },
  { slug: 'decreto-legislativo-del-capo-provvisorio-dello-stato', name: "Decreto legislativo del Capo provvisorio dello Stato", plural: "Decreti legislativi del Capo provvisorio dello Stato", abbreviation: 'D.Lgs.C.P.S.', standing: 'state', spellings: 'dlgscps dlcps dcpslegislativo decretolegislativocps decretolegislativocapoprovvisoriodellostato dlgscapoprovvisoriodellostato dlgscapoprovstato decretolegislativocapoprovvisoriostato dlegcps dlegcapoprovstato dlvocps dlgcps dlegislcps dlgsdelcapoprovvisoriodellostato dlegdelcapoprovvisoriodellostato dldelcapoprovvisoriodellostato dlcapoprovvisoriodellostato dlgscapoprovvstato dlgsdelcps decretolegislativodelcps' },
  { slug: 'decreto-del-capo-provvisorio-dello-stato', name: "Decreto del Capo provvisorio dello Stato", plural: "Decreti del Capo provvisorio dello Stato", abbreviation: 'D.C.P.S.', standing: 'state', spellings: 'dcps decretocps decretocapoprovvisoriodellostato dcapoprovstato decretocapoprovvisoriostato' },
  { slug: 'decreto-legislativo-presidenziale', name: "Decreto legislativo presidenziale", plural: "Decreti legislativi presidenziali", abbreviation: 'D.Lgs.P.', standing: 'state', spellings: 'dlgsp dlgspres dlp dlgspresid' },
  { slug: 'decreto-presidenziale', name: "Decreto presidenziale", plural: "Decreti presidenziali", abbreviation: 'D.P.', standing: 'state', spellings: 'dp decrpres dpres dpresid' },
  { slug: 'decreto-reale', name: "Decreto reale", plural: "Decreti reali", abbreviation: 'D.R.', standing: 'state', spellings: 'dr' },
  { slug: 'decreto-del-duce', name: "Decreto del Duce", plural: "Decreti del Duce", abbreviation: 'D.Duce', standing: 'state', spellings: 'dd dduce', lastYear: 1945 },
  { slug: 'decreto-del-duce-del-fascismo-capo-del-governo', name: "Decreto del Duce del fascismo, Capo del Governo", plural: "Decreti del Duce del fascismo, Capo del Governo", abbreviation: 'D.Duce', standing: 'state', spellings: 'decretodelducedelfascismo' },
  { slug: 'decreto-del-capo-del-governo', name: "Decreto del Capo del Governo", plural: "Decreti del Capo del Governo", abbreviation: 'D.C.G.', standing: 'state', spellings: 'dcg decretocg dcapogoverno decretocapodelgoverno' },
  { slug: 'decreto-del-capo-del-governo-primo-ministro-segretario-di-stato', name: "Decreto del Capo del Governo, Primo Ministro Segretario di Stato", plural: "Decreti del Capo del Governo, Primo Ministro Segretario di Stato", abbreviation: 'D.C.G.', standing: 'state', spellings: '' },
  { slug: 'determinazione-intercommissariale', name: "Determinazione intercommissariale", plural: "Determinazioni intercommissariali", abbreviation: 'Det. intercomm.', standing: 'state', spellings: '' },
  { slug: 'determinazione-del-commissario-per-le-finanze', name: "Determinazione del Commissario per le finanze", plural: "Determinazioni del Commissario per le finanze", abbreviation: 'Det. Comm. fin.', standing: 'state', spellings: '' },
  { slug: 'determinazione-del-commissario-per-la-produzione-bellica', name: "Determinazione del Commissario per la produzione bellica", plural: "Determinazioni del Commissario per la produzione bellica", abbreviation: 'Det. Comm. prod. bell.', standing: 'state', spellings: '' },
  { slug: 'deliberazione', name: "Deliberazione", plural: "Deliberazioni", abbreviation: 'Delib.', standing: 'state', spellings: 'delib delibera delibcipe deliberacipe delcipe delibere deliberadelcipe deliberacicr deliberazionecipe' },
  { slug: 'ordinanza', name: "Ordinanza", plural: "Ordinanze", abbreviation: 'Ord.', standing: 'state', spellings: 'ord opcm ocdpc om omin ordinanzaministeriale opresconsmin' },
  { slug: 'regolamento', name: "Regolamento", plural: "Regolamenti", abbreviation: 'Reg.', standing: 'state', spellings: 'reg regol regolam' },
  { slug: 'testo-unico', name: "Testo unico", plural: "Testi unici", abbreviation: 'T.U.', standing: 'generic', spellings: 'tu testiunici tun testoun' },
  { slug: 'codice', name: "Codice", plural: "Codici", abbreviation: 'cod.', standing: 'generic', spellings: 'cod c' },
  { slug: 'legge-regionale', name: "Legge regionale", plural: "Leggi regionali", abbreviation: 'L.R.', standing: 'regional', spellings: 'lr lreg leggereg lp leggeprovinciale lregionale lregionali leggeprov lprov lregion leggeregion llrr leggiprovinciali regolamentoregionale rregionale rr dgr dgp dcr dpgr dpreg dpregione decretodelpresidentedellaregione decretodelpresidentedellagiuntaregionale deliberazionedellagiuntaregionale deliberadellagiuntaregionale deliberadigiuntaregionale deliberazionedigiuntaregionale' },
  { slug: 'regolamento-ue', name: "Regolamento (UE)", plural: "Regolamenti (UE)", abbreviation: 'Reg. (UE)', standing: 'european', spellings: 'regue regolamentoce regce regolamentocee regcee regolamentodelegatoue regolamentodiesecuzioneue regolamentoeuratom regolamentoceeuratom regeu regolamentoeu regolamentoeuropeo regolamentocomunitario regesecuzioneue regdelegatoue' },
  { slug: 'direttiva-ue', name: "Direttiva (UE)", plural: "Direttive (UE)", abbreviation: 'Dir. (UE)', standing: 'european', spellings: 'dir dirue direttiva direttivace direttivacee dirce dircee direttive direttivaeuropea direttivacomunitaria direttivaeu direttivadelegataue direttivadiesecuzioneue direttivaeuratom' },
  { slug: 'decisione-ue', name: "Decisione (UE)", plural: "Decisioni (UE)", abbreviation: 'Dec. (UE)', standing: 'european', spellings: 'dec decisione decisionequadro decquadro decisioneue decue decisioni decisionece decisionedelegataue decisionediesecuzioneue' },
  { slug: 'raccomandazione-ue', name: "Raccomandazione (UE)", plural: "Raccomandazioni (UE)", abbreviation: 'Racc. (UE)', standing: 'european', spellings: 'raccomandazione raccomandazioni raccomandazioneue raccomandazionece raccue' },
  { slug: 'circolare', name: "Circolare", plural: "Circolari", abbreviation: 'Circ.', standing: 'state', spellings: 'circ cm circmin circolareministeriale' },
];

const bySlug = new Map(actTypes.map((type) => [type.slug, type]));

/** The first type that a spelling is listed for; shared spellings (`D.L.Lgt.`) stand for the more usual type. */
const bySpelling = once((): ReadonlyMap<string, ActType> => {
  const index = new Map<string, ActType>();
  for (const type of actTypes) {
    const { slug, name, plural, abbreviation, spellings } = type;
    const folded = [slug, name, plural, abbreviation].map(foldSpelling);
    for (const spelling of [...folded, ...spellings.split(' ').filter(Boolean)])
      if (!index.has(spelling)) index.set(spelling, type);
  }
  return index;
});

/** Lower-case letters and digits only: `D. Lgs.` → `dlgs`, `Decreto-legge` → `decretolegge`. */
export function foldSpelling(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** ELI name of the type that is spelled so in full or abbreviated (`dl`, `D.Lgs.`, `DECRETO-LEGGE`, `Legge`), or `null`. */
export function actType(spelling: string): string | null {
  if (spelling.length > 200) return null;
  return bySpelling().get(foldSpelling(spelling))?.slug ?? null;
}

/** The table's row for an ELI name, or `null`. */
export function typeOf(slug: string): ActType | null {
  return bySlug.get(slug) ?? null;
}

/**
 * By whom the Government's decrees with force of law were issued before the Constitution came into force, by the first and the last day:
 * from d.lgs.lgt. 25 giugno 1944, n. 151, for the lieutenant, for the king, and, after a month of the Prime Minister's own, for the
 * provisional head of the State.
 */
const formerIssuers = [
  { from: '1944-06-25', until: '1946-05-08', type: 'decreto-legislativo-luogotenenziale' },
  { from: '1946-05-10', until: '1946-06-12', type: 'regio-decreto-legislativo' },
  { from: '1946-07-01', until: '1947-12-31', type: 'decreto-legislativo-del-capo-provvisorio-dello-stato' },
] as const;

/** The type that is meant on a day: a `decreto legislativo` of 1947 is one of the provisional head of the State. @param date ISO */
export function typeOnDay(type: ActType, date: string | null): ActType {
  if (type.slug !== 'decreto-legislativo' || date === null) return type;
  const meant = formerIssuers.find(({ from, until }) => from <= date && date <= until);
  return meant === undefined ? type : (typeOf(meant.type) ?? type);
}

/**
 * The act as jurists write it: `L. 241/1990`, `D.Lgs. 82/2005`, `Cost.`; without a number by its date (`D.P.C.M. 9 marzo 2020`);
 * a decree of a ministry as `D.M. 55/2014`; an act of another country with that country (`Act 112-61/2011 (US)`).
 * The text itself where it is no ELI.
 */
export function sigla(eli: string): string {
  const parts = parseEli(eli);
  if (parts === null) return eli;
  if (parts.type === 'costituzione' && parts.country === 'it') return 'Cost.';
  if (isJudgment(eli)) return siglaOfJudgment(parts);
  const ministerial = parts.type === 'decreto' && parts.authority !== null && parts.authority.startsWith('minister');
  const abbreviation = ministerial ? 'D.M.' : (bySlug.get(parts.type)?.abbreviation ?? capitalised(parts.type));
  const number =
    parts.number === null ? longDate(parts.date ?? parts.year) : `${parts.number.toUpperCase()}/${parts.year}`;
  return `${abbreviation} ${number}${parts.country === 'it' ? '' : ` (${parts.country.toUpperCase()})`}`;
}

/** `Corte cost. n. 149/1985`, `Corte cost. ord. n. 196/2012`, `Corte cost. 6 giugno 1985`. */
function siglaOfJudgment({ type, number, date, year }: EliParts): string {
  const said = number === null ? longDate(date ?? year) : `n. ${number}/${year}`;
  return `Corte cost. ${type === 'ordinanza' ? 'ord. ' : ''}${said}`;
}

function capitalised(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `2020-03-09` → `9 marzo 2020`; a year stays. */
function longDate(date: string): string {
  const [year, month, day] = date.split('-');
  return month === undefined ? year! : `${Number(day)} ${monthNames[Number(month) - 1]} ${year}`;
}
