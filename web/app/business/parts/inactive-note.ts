/** Shown next to a disabled link to the page of an inactive business. */
export const inactiveNote =
  'Customers see a notice instead of your review page. Activate the business to bring the page back.';
