/**
 * The URL of the category list (`category-list.ts`). The build puts the hashed URL here
 * (`web/build/category-list.ts`); without the build there is no list.
 */
export const categoryNamesUrl = '';
