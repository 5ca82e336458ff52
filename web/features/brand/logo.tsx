import { brand } from '../../../contract/brand.ts';

/** Four leaves, the last one in the accent color, and the name. */
export function Logo() {
  return (
    <span className="brand">
      <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M11 11V6a4 4 0 1 0-4 5z" />
        <path d="M13 11h5a4 4 0 1 0-5-4z" />
        <path d="M11 13H6a4 4 0 1 0 5 4z" />
        <path className="brand-accent" d="M13 13v5a4 4 0 1 0 4-5z" />
      </svg>
      <span className="brand-name">{brand.name}</span>
    </span>
  );
}
