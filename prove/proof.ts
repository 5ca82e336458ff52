export interface ProofOptions {
  rounds?: number | undefined;
  /** Only these parts of the proof, if it has parts. */
  only?: readonly string[] | undefined;
  /** Where the generator of random input begins, if the proof has one. */
  seed?: number | undefined;
  /** Calls a second, if the proof can vary them. */
  rate?: number | undefined;
  /** How many there are, if the proof can vary it. */
  businesses?: number | undefined;
  /** A few seconds instead of minutes: for tests, and for a first look. */
  quick: boolean;
  /** Tells how far it is. */
  say: (line: string) => void;
  /** The process that temporary folders belong to, if it is not this one. */
  run?: number | undefined;
}

/** A figure, and whether it is what we promise. */
export interface Checked {
  text: string;
  holds: boolean;
  /** Depends on how fast and how busy the machine is. */
  isTime: boolean;
}

export type Cell = string | number | Checked;

export interface Report {
  /** The names of the columns; the first one names the rows. */
  head: string[];
  rows: [name: string, ...Cell[]][];
  /** What a person needs to find the cause of a failure; printed, not published. */
  details?: unknown;
}

export interface Proof {
  name: string;
  title: string;
  about: string;
  /** The document with its figures; docs/RELIABILITY.md by default. */
  page?: string;
  run(options: ProofOptions): Promise<Report>;
}

export function check(value: string | number, holds: boolean): Checked {
  return { text: String(value), holds, isTime: false };
}

/** A promise about time, which a busy machine may break: tests leave it out. */
export function checkTime(value: string, holds: boolean): Checked {
  return { text: value, holds, isTime: true };
}

/** A count that has to be 0. */
export function none(count: number): Checked {
  return check(count, count === 0);
}

/** The figures that are not as promised, each with its row and column. */
export function failuresOf({ head, rows }: Report, { times }: { times: boolean }): string[] {
  return rows.flatMap(([name, ...cells]) =>
    cells.flatMap((cell, index) =>
      typeof cell === 'object' && !cell.holds && (times || !cell.isTime)
        ? [[name, head[index + 1], cell.text].filter(Boolean).join(': ')]
        : [],
    ),
  );
}
