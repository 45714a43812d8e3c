// The kinds of act that the synthetic corpus holds, in the spellings that the portal's documents use.

export interface ActKind {
  /** Segment of an ELI. */
  eli: string;
  /** Segment of FRBRuri. */
  iri: string;
  urn: string;
  /** In the link of a `<ref>`. */
  camel: string;
  /** In the link of a `<passiveRef>`. */
  upper: string;
  label: string;
  abbreviation: string;
  /** Years in which acts of this kind were made, and how many of a thousand acts of those years they are. */
  from: number;
  to: number;
  share: number;
}

export const actKinds: readonly ActKind[] = [
  kind('regio-decreto', 'regio_decreto', 'REGIO_DECRETO', 'R.D.', 1861, 1946, 880),
  kind('regio-decreto-legge', 'regio_decreto-legge', 'REGIO_DECRETO-LEGGE', 'R.D.L.', 1861, 1946, 50),
  kind('legge', 'legge', 'LEGGE', 'L.', 1861, 1946, 70),
  kind('legge', 'legge', 'LEGGE', 'L.', 1947, 2100, 340),
  kind(
    'decreto-del-presidente-della-repubblica',
    'decreto_del_presidente_della_repubblica',
    'DPR',
    'D.P.R.',
    1947,
    2100,
    545,
  ),
  kind('decreto-legge', 'decreto-legge', 'DECRETO-LEGGE', 'D.L.', 1947, 2100, 60),
  kind('decreto-legislativo', 'decreto_legislativo', 'DECRETO_LEGISLATIVO', 'D.Lgs.', 1947, 2100, 52),
  kind('legge-costituzionale', 'legge_costituzionale', 'LEGGE_COSTITUZIONALE', 'L. cost.', 1947, 2100, 3),
];

function kind(
  eli: string,
  iri: string,
  upper: string,
  abbreviation: string,
  from: number,
  to: number,
  share: number,
): ActKind {
  const camel = eli.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const label = iri.replaceAll('_', ' ').toUpperCase();
  return { eli, iri, urn: eli.replaceAll('-', '.'), camel, upper, label, abbreviation, from, to, share };
}
