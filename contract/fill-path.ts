/**
 * A path of the contract with its `{parameters}` filled in and encoded.
 * @param params one for each `{name}` in the path
 */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
}
