/** What TypeScript may use of node.mjs. */
export const serverOptions: readonly string[];
export const compileCache: { NODE_COMPILE_CACHE: string };
