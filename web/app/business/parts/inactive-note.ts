/** Stands where the way to a page would be that rests (D-21). */
export const inactiveNote = 'Visitors see that it is inactive. Activate it to open its page.';
