// The name of a type of act as it is written: `decreto legislativo`, `decreto-legge`, `decreto del Presidente della Repubblica`.

/** @param type as ELIs have it, `regio-decreto-legge` */
export function typeName(type: string): string {
  return type
    .replaceAll('-', ' ')
    .replace('decreto legge', 'decreto-legge')
    .replace(/ del(?:la|lo)? ./g, (office) => office.slice(0, -1) + office.slice(-1).toUpperCase());
}
