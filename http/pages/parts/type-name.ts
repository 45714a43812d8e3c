// The name of a type of act as it is written: `decreto legislativo`, `decreto-legge`.

/** @param type as ELIs have it, `regio-decreto-legge` */
export function typeName(type: string): string {
  return type.replaceAll('-', ' ').replace('decreto legge', 'decreto-legge');
}
