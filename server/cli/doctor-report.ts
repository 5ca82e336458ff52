import { checkGroups, foldUnchecked, type CheckState } from '../../contract/check-groups.ts';
import type { CheckResult } from '../../contract/checks.ts';

const words: Readonly<Record<CheckState, string>> = {
  ok: 'OK',
  attention: 'ATTENTION',
  failed: 'PROBLEM',
  unknown: 'NOT CHECKED',
};
const stateWidth = Math.max(...Object.values(words).map(({ length }) => length)) + 2;

/** The results for people: one line each, and below it what to do. */
export function doctorReport(results: readonly CheckResult[]): string {
  const width = Math.max(...results.map(({ title }) => title.length)) + 2;
  const groups = checkGroups.flatMap((group) => {
    const lines = foldUnchecked(results.filter((result) => result.group === group));
    return lines.length === 0 ? [] : [group, ...lines.map((line) => lineOf(line, width)), ''];
  });
  return `${groups.join('\n')}\n${summary(results)}`;
}

function lineOf({ state, title, text, todo }: CheckResult, width: number): string {
  const indent = 2 + stateWidth + width;
  const head = `  ${words[state].padEnd(stateWidth)}${title.padEnd(width)}`;
  // Folded titles may be longer than the column.
  const gap = head.length > indent ? `  ` : '';
  const line = `${head}${gap}${text}`;
  return todo === undefined ? line : `${line}\n${' '.repeat(indent)}→ ${todo}`;
}

function summary(results: readonly CheckResult[]): string {
  const count = (state: CheckState) => results.filter((result) => result.state === state).length;
  const [problems, warnings] = [count('failed'), count('attention')];
  if (problems === 0 && warnings === 0) return 'No problems found.';
  const parts = [
    ...(problems > 0 ? [`${problems} ${problems === 1 ? 'problem' : 'problems'}`] : []),
    ...(warnings > 0
      ? [`${warnings} ${warnings === 1 ? 'thing needs' : 'things need'} attention`]
      : []),
  ];
  return `${parts.join(', ')}: see the arrows above.`;
}
