/** Shown next to a disabled link to the page of an inactive business. */
export const inactiveNote = 'Customers see that it’s inactive. Activate it to open its page.';
