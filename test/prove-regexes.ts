// `npm run prove-regexes`: proves every regular expression and keeps those that are linear, so that `npm test` proves only new ones.
import { nameOf, needProof, prove, readLiterals, writeProofs } from './regexes.js';

const proved: string[] = [];
for (const literal of needProof(readLiterals())) {
  const verdict = await prove(literal, 60_000);
  if (verdict === 'safe') proved.push(nameOf(literal));
  else console.log(`${literal.where}: ${nameOf(literal)} is ${verdict}`);
}
writeProofs(proved);
console.log(`${proved.length} proved`);
