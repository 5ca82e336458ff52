/** The icon of the choice, as an element: a mask would be a picture of its own to load before paint. */
export function Thumb() {
  return (
    <svg className="thumb" viewBox="0 0 24 24" aria-hidden>
      <path d="M7 11v10H3V11zl4-8q3 0 3 3l-1 4h6q3 0 2 3l-2 6q-1 2-3 2H7" />
    </svg>
  );
}
