/** What TypeScript may use of install.mjs. */
type Packages = Record<string, { version?: string; integrity?: string }>;

export function withoutTools(wanted: Packages): Packages;
export function matches(
  wanted: Packages,
  found: Packages,
  system: { platform: string; arch: string },
): boolean;
