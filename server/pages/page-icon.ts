/** The four-leaf mark of `web/features/brand/logo.tsx`, light on teal, for light and dark browsers. */
const svg =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-5 -5 34 34'><rect x='-5' y='-5' width='34' height='34' rx='9' fill='#0f5c5c'/><path d='M11 11V6a4 4 0 1 0-4 5zM13 11h5a4 4 0 1 0-5-4zM11 13H6a4 4 0 1 0 5 4z' fill='#fff'/><path d='M13 13v5a4 4 0 1 0 4-5z' fill='#ef8f6f'/></svg>";

/** As a URL; inlined, since a file would be one more request. */
export const pageIcon = `data:image/svg+xml,${encodeURI(svg).replaceAll('#', '%23')}`;
