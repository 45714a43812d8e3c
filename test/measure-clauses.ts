// `node dist/test/measure-clauses.js [SET]`: what the program says of clauses that were written and labelled for this project.
import { clauseSets, readCases } from './engine/law/clauses.js';
import { measureClauses } from './engine/law/measure-clauses.js';
import type { Tally } from './engine/law/labelled.js';

const stated = ({ right, all }: Tally) => `${right} of ${all}`;
for (const set of process.argv[2] === undefined ? clauseSets : [process.argv[2]]) {
  const measured = measureClauses(readCases(set));
  const { found, precise, place, reach, whole, days, saidDays, gazette, status, falseStatuses, traps, wrong } =
    measured;
  const sum = (tallies: Iterable<Tally>) =>
    [...tallies].reduce((a, b) => ({ right: a.right + b.right, all: a.all + b.all }));
  console.log(wrong.join('\n'));
  for (const [family, tally] of found)
    console.log(
      `${set} ${family}: found ${stated(tally)}, right ${stated(precise.get(family) ?? { right: 0, all: 0 })}`,
    );
  console.log(
    `${set}: found ${stated(sum(found.values()))}, right ${stated(sum(precise.values()))}, placed ${stated(place)}, reach ${stated(reach)}, whole repeals ${stated(whole)}`,
  );
  console.log(
    `${set}: days said ${stated(days)}, right ${stated(saidDays)}; Gazzetta ${stated(gazette)}; status ${stated(status)}, false ${falseStatuses.length}; traps ${stated(traps)}`,
  );
}
