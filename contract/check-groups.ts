/**
 * What a check found. `attention`: it works, but something should be done. `unknown`: it could not be
 * checked from here, or something else has to be put right first.
 */
export const checkStates = ['ok', 'attention', 'failed', 'unknown'] as const;

export type CheckState = (typeof checkStates)[number];

/** What a check is about; also the order in which they are shown. */
export const checkGroups = [
  'Settings',
  'Program',
  'Data',
  'Database',
  'Email',
  'Drafts',
  'Public URL',
  'Machine',
] as const;

export type CheckGroup = (typeof checkGroups)[number];

/** Checks that could not be made for the same reason share a line. */
export function foldUnchecked<Result extends { state: CheckState; title: string; text: string }>(
  results: readonly Result[],
): Result[] {
  const folded: Result[] = [];
  for (const result of results) {
    const earlier = folded.find(({ state, text }) => state === 'unknown' && text === result.text);
    if (earlier) earlier.title += `, ${result.title}`;
    else folded.push({ ...result });
  }
  return folded;
}
