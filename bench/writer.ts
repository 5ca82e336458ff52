/**
 * How the built-in writer's drafts compare with real reviews: length, variety, grounding, grammar and
 * speed. Prints a table for each, with the targets.
 *
 * "People, generic" are short five-star reviews of US clinics and local businesses without specifics.
 *
 * Run: npm run bench:writer [-- PART …] [--quick] [--json FILE]
 *   PART    variety, same-four, choices, own-words or speed; all by default
 *   --json  writes the 300 mixed drafts of `variety` to a file, for other tools
 */
import { parseArgs } from 'node:util';
import { printEveryChoice } from './writer/every-choice.ts';
import { printMixedDrafts } from './writer/mixed-drafts.ts';
import { printOwnWords } from './writer/own-words.ts';
import { printSameFour } from './writer/same-four.ts';
import { printSpeed } from './writer/speed.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, json: { type: 'string' } },
});
const { quick, json } = values;

const parts: Record<string, () => void> = {
  variety: () => printMixedDrafts(quick ? 3 : 10, json),
  'same-four': () => printSameFour(quick ? 1 : 3, quick ? 1_000 : 10_000),
  choices: () => printEveryChoice(quick ? 2 : 20),
  'own-words': () => printOwnWords(quick ? 2 : 10),
  speed: () => printSpeed(quick ? 300 : 2_000),
};

const unknown = positionals.filter((part) => !(part in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
for (const [part, print] of Object.entries(parts)) {
  if (positionals.length === 0 || positionals.includes(part)) print();
}
