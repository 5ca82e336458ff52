/** Shown next to a disabled link to the page of an inactive business. */
export const inactiveNote = 'Visitors see that it is inactive. Activate it to open its page.';
