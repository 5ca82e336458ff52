/** Where the head script notes the ids of what was tapped before the page was live. */
export const earlyTapsName = 'earlyTaps';

/** The ids of what a person tapped before the page was live, in their order. */
export function takeEarlyTaps(): readonly string[] {
  // The head script put it there, where it could run.
  return (window as { [earlyTapsName]?: string[] })[earlyTapsName]?.splice(0) ?? []; // see above
}
