/** Stands where the way to a page would be that rests (D-21). */
export const inactiveNote = 'Customers see that it’s inactive. Activate it to open its page.';
