import { draftStyles } from '../../contract/drafting.ts';
import { offeredSentiments } from '../../contract/sentiments.ts';
import { checkDraft } from '../../server/domain/drafting/guard/guard.ts';
import { readBrief } from '../../server/domain/drafting/input/brief.ts';
import { writeDraft } from '../../server/domain/drafting/writer/write-draft.ts';
import { grammarFaults } from '../../server/testing/grammar-faults.ts';
import { business, namesFor, thanked } from './drafts.ts';
import { printTable } from './print-table.ts';

/** Half of the drafts have no style. */
const styles = [undefined, ...draftStyles, undefined, undefined];

/**
 * Checks unselected drafts of all 3,060 choices of four, with and without a thanked name, in all styles.
 * @param seeds drafts per choice
 */
export function printEveryChoice(seeds: number): void {
  const counts = { drafts: 0, rejections: 0, ungrounded: 0, grammar: 0 };
  for (const sentiments of choicesOfFour()) {
    for (let seed = 0; seed < seeds; seed += 1) {
      const style = styles[seed % styles.length];
      const brief = readBrief({ sentiments, ...namesFor(seed >> 1), ...(style && { style }) });
      const draft = writeDraft(brief, `${sentiments.join()}/${seed}`);
      const rejections = checkDraft(draft, brief);
      const faults = grammarFaults(draft, [business, thanked]);
      counts.drafts += 1;
      counts.rejections += rejections.length > 0 ? 1 : 0;
      counts.ungrounded += rejections.includes('ungrounded-word') ? 1 : 0;
      counts.grammar += faults.length > 0 ? 1 : 0;
      if (rejections.length + faults.length > 0)
        console.log([...rejections, ...faults].join(), draft);
    }
  }
  printTable('Every choice of four, with and without a name, in all styles', [
    ['', 'drafts', 'guard rejections', 'ungrounded words', 'agreement and grammar'],
    ['target', String(3060 * seeds), '0', '0', '0'],
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
