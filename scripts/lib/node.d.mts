/** What TypeScript may use of node.mjs. */
export const serverOptions: readonly string[];
