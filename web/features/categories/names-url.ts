/**
 * Where the browser loads the list from, a name a line. The build puts the address here
 * (`web/build/category-list.ts`); what runs without it has no list.
 */
export const categoryNamesUrl = '';
