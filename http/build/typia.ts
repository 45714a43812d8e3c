// What is left of `import typia` once the build has written out what it stands for: nothing. The package itself, which
// is eighteen modules, need not be loaded at a start. `package.json` leads `#typia` to its types and to this file.
export default undefined;
