/** What TypeScript may use of terminal.mjs. */
export function watchTerminal(): () => boolean;
