// After the transform nothing of typia is needed at run time; this stub replaces its eighteen modules. `package.json` maps `#typia` to
// the types of the package and to this file.
export default undefined;
