/**
 * How the built-in writer's drafts compare with reviews that people write: variety, length, truth,
 * grammar and speed. Prints one table a question, beside what was measured on people.
 *
 * People: five-star Google reviews of one business, 20 to 120 words, about all sorts of visits
 * (891 reviews of US medical facilities, 2017 to 2025, ODbL), samples of the same size.
 *
 * Run: npm run bench:writer [-- --quick]
 */
import { printEveryChoice } from './writer/every-choice.ts';
import { printOwnWords } from './writer/own-words.ts';
import { printSpeed } from './writer/speed.ts';
import { printTenThousand } from './writer/ten-thousand.ts';
import { printVariety } from './writer/variety-tables.ts';

const quick = process.argv.includes('--quick');

printVariety(quick ? 5 : 50);
printTenThousand(quick ? 1 : 5);
printEveryChoice(quick ? 1 : 10);
printOwnWords();
printSpeed();
