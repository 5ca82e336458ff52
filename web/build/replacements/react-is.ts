/** In the place of the CommonJS package. Only downshift's component asks, and we use its hook. */
export function isForwardRef(): boolean {
  return false;
}
