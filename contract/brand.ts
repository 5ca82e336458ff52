/** The only place that names the product. */
export const brand = {
  name: 'Fourgood',
  /** Shown next to the name, on the wizard and in footers. */
  subtitle: 'Share your experience and help others find great care',
  version: '1.0.2',
} as const;
