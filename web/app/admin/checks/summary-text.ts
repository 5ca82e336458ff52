import type { CheckState } from '../../../../contract/check-groups.ts';
import type { CheckResult } from '../../../../contract/checks.ts';

/** The results in a sentence. */
export function summaryText(checks: readonly CheckResult[]): string {
  const count = (state: CheckState) => checks.filter((check) => check.state === state).length;
  const [problems, warnings] = [count('failed'), count('attention')];
  if (problems === 0 && warnings === 0) return 'No problems found.';
  const parts = [
    ...(problems > 0 ? [problems === 1 ? '1 problem' : `${problems} problems`] : []),
    ...(warnings > 0
      ? [warnings === 1 ? '1 thing needs attention' : `${warnings} things need attention`]
      : []),
  ];
  return `${parts.join(', ')}.`;
}
