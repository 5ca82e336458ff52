/** What a check came to. */
export interface Outcome {
  passed: number;
  defects: string[];
  /** A sentence that says what to install if the check could not run. */
  missing: string | null;
}

/** Collects what was checked: each claim is said as it is decided. */
export interface Claims {
  /** @param found what was found instead, for a claim that does not hold */
  holds(what: string, isSo: boolean, found?: unknown): void;
  /** Compares as JSON. */
  equal(what: string, found: unknown, expected: unknown): void;
  readonly passed: number;
  readonly defects: string[];
}

/** @param about the program or file that is checked */
export function collectClaims(about: string): Claims {
  const defects: string[] = [];
  let passed = 0;
  const holds = (what: string, isSo: boolean, found?: unknown) => {
    if (isSo) passed += 1;
    else defects.push(`${about}: not so: ${what}${found === undefined ? '' : ` (${show(found)})`}`);
  };
  return {
    holds,
    equal: (what, found, expected) =>
      holds(what, show(found) === show(expected), { found, expected }),
    get passed() {
      return passed;
    },
    defects,
  };
}

function show(value: unknown): string {
  return JSON.stringify(value);
}
