/** Gives the text of a table, as the build puts it into the program. */
declare module '*.tsv' {
  const text: () => string;
  export default text;
}
