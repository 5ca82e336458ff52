import { offeredSentiments } from '../../contract/sentiments.ts';
import { writeBuiltinDraft } from '../../server/domain/drafting/builtin-writer.ts';
import { checkDraft } from '../../server/domain/drafting/guard.ts';
import { grammarFaults } from '../../server/testing/grammar-faults.ts';
import { business, namesFor, thanked } from './drafts.ts';
import { printTable } from './print-table.ts';

/**
 * All 3,060 choices of four, with and without a thanked name.
 * @param seeds how many drafts of each choice, either way
 */
export function printEveryChoice(seeds: number): void {
  const counts = { drafts: 0, refusals: 0, ungrounded: 0, grammar: 0 };
  for (const sentiments of choicesOfFour()) {
    for (let seed = 0; seed < seeds * 2; seed += 1) {
      const input = { sentiments, ...namesFor(seed) };
      const draft = writeBuiltinDraft(input, `${sentiments.join()}/${seed}`);
      const refusals = checkDraft(draft, input);
      const faults = grammarFaults(draft, [business, thanked]);
      counts.drafts += 1;
      counts.refusals += refusals.length > 0 ? 1 : 0;
      counts.ungrounded += refusals.includes('ungrounded-word') ? 1 : 0;
      counts.grammar += faults.length > 0 ? 1 : 0;
      if (refusals.length + faults.length > 0) console.log([...refusals, ...faults].join(), draft);
    }
  }
  printTable('Every choice of four, with and without a name', [
    ['', 'drafts', 'guard refusals', 'ungrounded words', 'grammar faults'],
    ['goal', '61200', '0', '0', '0'],
    ['', ...Object.values(counts).map(String)],
  ]);
}

function* choicesOfFour(): Generator<string[]> {
  const all: readonly string[] = offeredSentiments;
  for (const [a, first] of all.entries())
    for (const [b, second] of all.slice(a + 1).entries())
      for (const [c, third] of all.slice(a + b + 2).entries())
        for (const fourth of all.slice(a + b + c + 3)) yield [first, second, third, fourth];
}
