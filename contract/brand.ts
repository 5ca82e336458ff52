/** Four good words, for good. The one place that names the product. */
export const brand = {
  name: 'Fourgood',
  /** 1§1 */
  subtitle: 'Share your experience and help others find great care',
  version: '1.0.2',
} as const;
