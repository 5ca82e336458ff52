/** Replaces the CommonJS package. Only downshift's component calls it, and we use its hook. */
export function isForwardRef(): boolean {
  return false;
}
