/**
 * The query of links by which owners look at their own page. Such visits don't count, and that is all it
 * changes.
 */
export const ownVisitMark = '?from=dashboard';
