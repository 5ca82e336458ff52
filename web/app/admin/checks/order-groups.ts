import {
  checkGroups,
  type CheckGroup,
  type CheckState,
} from '../../../../contract/check-groups.ts';
import type { CheckResult } from '../../../../contract/checks.ts';

export interface GroupResults {
  group: CheckGroup;
  results: readonly CheckResult[];
}

/** Groups with a problem first, then those that need attention: on a phone, the others are screens away. */
export function orderGroups(checks: readonly CheckResult[]): GroupResults[] {
  const groups = checkGroups.map((group) => ({
    group,
    results: checks.filter((check) => check.group === group),
  }));
  return groups
    .filter(({ results }) => results.length > 0)
    .toSorted((one, other) => urgency(other.results) - urgency(one.results));
}

function urgency(results: readonly CheckResult[]): number {
  const has = (wanted: CheckState) => results.some(({ state }) => state === wanted);
  if (has('failed')) return 2;
  return has('attention') ? 1 : 0;
}
