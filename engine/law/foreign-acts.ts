// Names that jurists use and that are no statute of the Italian State: what they are, to refuse them with the reason.
import { once } from './remembering.js';

/** The kinds of reference that are not acts of the State. */
export type ForeignKind =
  'eu' | 'treaty' | 'regional' | 'foreign' | 'judgment' | 'administrative' | 'contract' | 'deontology' | 'historical';

export interface ForeignAct {
  name: string;
  kind: ForeignKind;
  /** CELEX number of an act of the European Union. */
  celex: string | null;
  aliases: string[];
}

/** Name, kind, CELEX, aliases apart by `|`. */
type Row = [name: string, kind: ForeignKind, celex: string | null, aliases: string];

// prettier-ignore
const rows = (): Row[] => [
  ['Regolamento (UE) 2016/679', 'eu', '32016R0679', 'GDPR|RGPD|regolamento generale sulla protezione dei dati|regolamento privacy|regolamento europeo privacy|regolamento sulla protezione dei dati|General Data Protection Regulation'],
  ['Regolamento (UE) 2024/1689', 'eu', '32024R1689', "AI Act|regolamento IA|regolamento AI|regolamento sull'intelligenza artificiale|legge europea sull'intelligenza artificiale"],
  ['Regolamento (UE) 2022/2554', 'eu', '32022R2554', 'DORA|regolamento DORA|Digital Operational Resilience Act'],
  ['Direttiva (UE) 2022/2555', 'eu', '32022L2555', 'NIS2|NIS 2|direttiva NIS 2|direttiva NIS2'],
  ['Direttiva (UE) 2016/1148', 'eu', '32016L1148', 'direttiva NIS'],
  ['Regolamento (UE) 2025/327', 'eu', '32025R0327', 'EHDS|European Health Data Space|spazio europeo dei dati sanitari'],
  ['Regolamento (UE) 2022/2065', 'eu', '32022R2065', 'DSA|Digital Services Act|regolamento sui servizi digitali'],
  ['Regolamento (UE) 2022/1925', 'eu', '32022R1925', 'DMA|Digital Markets Act|regolamento sui mercati digitali'],
  ['Regolamento (UE) 2022/868', 'eu', '32022R0868', 'DGA|Data Governance Act'],
  ['Regolamento (UE) 2023/2854', 'eu', '32023R2854', 'Data Act|regolamento sui dati'],
  ['Regolamento (UE) n. 910/2014', 'eu', '32014R0910', 'eIDAS|regolamento eIDAS'],
  ['Regolamento (UE) 2023/1114', 'eu', '32023R1114', 'MiCA|MiCAR|regolamento MiCA'],
  ['Regolamento (UE) n. 596/2014', 'eu', '32014R0596', 'MAR|regolamento abusi di mercato|Market Abuse Regulation'],
  ['Regolamento (UE) n. 600/2014', 'eu', '32014R0600', 'MiFIR'],
  ['Direttiva 2014/65/UE', 'eu', '32014L0065', 'MiFID II|MiFID 2|direttiva MiFID|direttiva MiFID II'],
  ['Direttiva (UE) 2015/2366', 'eu', '32015L2366', 'PSD2|direttiva PSD2'],
  ['Regolamento (CE) n. 1907/2006', 'eu', '32006R1907', 'REACH|regolamento REACH'],
  ['Regolamento (CE) n. 593/2008', 'eu', '32008R0593', 'Roma I|reg. Roma I|regolamento Roma I'],
  ['Regolamento (CE) n. 864/2007', 'eu', '32007R0864', 'Roma II|reg. Roma II|regolamento Roma II'],
  ['Regolamento (UE) n. 1259/2010', 'eu', '32010R1259', 'Roma III|regolamento Roma III'],
  ['Regolamento (CE) n. 44/2001', 'eu', '32001R0044', 'Bruxelles I|regolamento Bruxelles I'],
  ['Regolamento (UE) n. 1215/2012', 'eu', '32012R1215', 'Bruxelles I bis|regolamento Bruxelles I bis'],
  ['Regolamento (CE) n. 2201/2003', 'eu', '32003R2201', 'Bruxelles II bis|regolamento Bruxelles II bis'],
  ['Regolamento (UE) 2019/1111', 'eu', '32019R1111', 'Bruxelles II ter|regolamento Bruxelles II ter'],
  ['Direttiva 93/13/CEE', 'eu', '31993L0013', 'direttiva clausole abusive|direttiva sulle clausole abusive'],
  ['Direttiva 2011/83/UE', 'eu', '32011L0083', 'direttiva consumatori|direttiva sui diritti dei consumatori'],
  ['Direttiva (UE) 2019/771', 'eu', '32019L0771', 'direttiva vendita di beni|direttiva sulla vendita di beni'],
  ['Direttiva 95/46/CE', 'eu', '31995L0046', 'direttiva madre|direttiva privacy'],
  ['Direttiva 2002/58/CE', 'eu', '32002L0058', 'ePrivacy|direttiva ePrivacy|direttiva e-privacy'],
  ['Direttiva 2000/31/CE', 'eu', '32000L0031', 'direttiva e-commerce|direttiva commercio elettronico|direttiva sul commercio elettronico'],
  ['Direttiva (UE) 2019/1937', 'eu', '32019L1937', 'direttiva whistleblowing'],
  ['Direttiva (UE) 2019/790', 'eu', '32019L0790', 'direttiva copyright'],
  ['Direttiva 2006/123/CE', 'eu', '32006L0123', 'direttiva Bolkestein|direttiva servizi|Bolkestein'],
  ['Direttiva (UE) 2022/2464', 'eu', '32022L2464', 'CSRD|direttiva CSRD'],
  ['Direttiva (UE) 2024/1760', 'eu', '32024L1760', 'CSDDD|direttiva CSDDD'],
  ['Direttiva 92/43/CEE', 'eu', '31992L0043', 'direttiva habitat'],
  ['Direttiva 2009/147/CE', 'eu', '32009L0147', 'direttiva uccelli'],
  ['Regolamento (UE) 2024/2847', 'eu', '32024R2847', 'CRA|Cyber Resilience Act'],
  ["Trattato sull'Unione europea", 'eu', '12016M/TXT', "TUE|t.u.e.|trattato sull'Unione europea|trattato dell'Unione europea|trattato di Maastricht|trattato UE"],
  ["Trattato sul funzionamento dell'Unione europea", 'eu', '12016E/TXT', "TFUE|t.f.u.e.|trattato sul funzionamento dell'Unione europea|trattato sul funzionamento"],
  ['Trattato che istituisce la Comunità europea', 'eu', '12006E/TXT', 'TCE|trattato CE|trattato CEE|trattato di Roma|trattato che istituisce la Comunità europea|trattato istitutivo della Comunità europea'],
  ['Trattato di Lisbona', 'eu', '12007L/TXT', 'trattato di Lisbona'],
  ["Carta dei diritti fondamentali dell'Unione europea", 'eu', '12016P/TXT', "CDFUE|carta di Nizza|carta dei diritti fondamentali|carta dei diritti fondamentali dell'Unione europea|carta dei diritti fondamentali dell'UE|carta UE"],
  ['Codice doganale dell’Unione', 'eu', '32013R0952', "codice doganale dell'Unione|codice doganale dell'Unione europea|codice doganale unionale|CDU|codice doganale UE"],
  ['Codice doganale comunitario', 'eu', '31992R2913', 'codice doganale comunitario'],
  ['Codice frontiere Schengen', 'eu', '32016R0399', 'codice frontiere Schengen'],
  ['Codice dei visti', 'eu', '32009R0810', 'codice dei visti|codice visti'],
  ["Convenzione europea dei diritti dell'uomo", 'treaty', null, "CEDU|c.e.d.u.|convenzione europea dei diritti dell'uomo|convenzione per la salvaguardia dei diritti dell'uomo|convenzione per la salvaguardia dei diritti dell'uomo e delle libertà fondamentali|convenzione europea per la salvaguardia dei diritti dell'uomo e delle libertà fondamentali|convenzione europea dei diritti umani|convenzione EDU|conv. EDU|conv. europea dei diritti dell'uomo|conv. eur. dir. uomo"],
  ['Dichiarazione universale dei diritti umani', 'treaty', null, "dichiarazione universale dei diritti dell'uomo|dichiarazione universale dei diritti umani"],
  ['Convenzione di Vienna', 'treaty', null, 'convenzione di Vienna'],
  ['Convenzione internazionale', 'treaty', null, "convenzione di New York|convenzione di Ginevra|convenzione di Bruxelles|convenzione di Lugano|convenzione di Aarhus|convenzione di Oviedo|convenzione di Montreal|convenzione di Varsavia|convenzione di Palermo|convenzione di Merida|convenzione di Faro|convenzione di Dublino|convenzione di Marrakech|convenzione di Berna|convenzione ONU sui diritti delle persone con disabilità|convenzione sui diritti del fanciullo|convenzione sui diritti dell'infanzia|CISG|patto internazionale sui diritti civili e politici|protocollo di Kyoto|accordo di Parigi|carta delle Nazioni Unite|carta dell'ONU|statuto di Roma|trattato nord atlantico"],
  ['Accordo di Schengen', 'treaty', null, 'accordo di Schengen|accordi di Schengen|convenzione di Schengen|trattato di Schengen'],
  ['Patti lateranensi', 'treaty', null, 'patti lateranensi|trattato lateranense|trattato del Laterano|concordato lateranense|accordo di Villa Madama|accordi di Villa Madama'],
  ['Patto internazionale sui diritti civili e politici', 'treaty', null, 'patto internazionale sui diritti civili e politici|PIDCP|patto internazionale sui diritti economici, sociali e culturali'],
  ['Convenzione sui diritti del fanciullo', 'treaty', null, 'convenzione sui diritti del fanciullo|convenzione ONU sui diritti del fanciullo|convenzione delle Nazioni Unite sui diritti del fanciullo'],
  ['Convenzione di Istanbul', 'treaty', null, 'convenzione di Istanbul'],
  ["Convenzione dell'Aja", 'treaty', null, "convenzione dell'Aja"],
  ['Carta sociale europea', 'treaty', null, 'carta sociale europea'],
  ['Codice deontologico forense', 'deontology', null, 'codice deontologico forense|codice deontologico|c.d.f.|cod. deont.|cod. deont. forense|codice di deontologia forense|codice di deontologia|codice di deontologia medica|codice deontologico medico|codice etico|codice di autodisciplina'],
  ['Contratto collettivo', 'contract', null, 'CCNL|c.c.n.l.|contratto collettivo nazionale di lavoro|contratto collettivo nazionale|contratto collettivo|contratti collettivi|contratto integrativo|CCNQ|CCDI|accordo interconfederale|accordo sindacale'],
  ['Codice di diritto canonico', 'foreign', null, 'codice di diritto canonico|codex iuris canonici|c.i.c.|codice canonico'],
  ['Bürgerliches Gesetzbuch', 'foreign', null, 'BGB|Bürgerliches Gesetzbuch|StGB|ZPO|StPO|Grundgesetz'],
  ['Code civil', 'foreign', null, 'code civil|code pénal|code de procédure civile|code de commerce|code du travail|code Napoléon|codice Napoleone|codice napoleonico'],
  ['Uniform Commercial Code', 'foreign', null, 'UCC|Uniform Commercial Code|US Code|Companies Act|Código civil'],
  ['Statuto albertino', 'historical', null, 'statuto albertino'],
  ['Codice Zanardelli', 'historical', null, 'codice Zanardelli|codice penale del 1889|codice penale 1889|codice civile del 1865|codice civile 1865|codice Pisanelli|codice di commercio del 1882|codice di commercio'],
];

/** The table of acts that are not of the State. */
export const foreignActs = once((): readonly ForeignAct[] =>
  rows().map(([name, kind, celex, aliases]) => ({ name, kind, celex, aliases: aliases.split('|') })),
);
