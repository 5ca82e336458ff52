import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import type { BaseContext } from '../../base-context.ts';
import type { UsageCounts } from '../../../db/draft-usage.ts';
import { createUsageCounter } from '../usage-counter.ts';
import type { LateDraft } from './late-draft.ts';

/** A copy of the drafts that wait to be counted, for the case that the process is killed meanwhile. */
export interface LateDraftsFile {
  add(draft: LateDraft): void;
  /** Reads what processes left behind that do not run any more, as far as it can be read. */
  recover(): LateDraft[];
  /** Deletes everything, after it has been counted. */
  clear(): void;
}

type Line = Omit<LateDraft, 'usage'> & { usage: UsageCounts };

/** One file per process, named after it. Hashes and numbers, nothing about visitors or what they wrote. */
export function createLateDraftsFile(
  { config, log }: Pick<BaseContext, 'config' | 'log'>,
  processId: number = process.pid,
): LateDraftsFile {
  const folder = join(config.dataDir, 'late-drafts');
  const own = join(folder, `${processId}.jsonl`);
  const files = new Set<string>();
  let hasFailed = false;
  // Without the file, drafts still wait in memory.
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (!hasFailed) log.error({ err: error }, 'drafts to be counted late could not be stored');
      hasFailed = true;
    }
  };
  // Only what has been read is deleted by `clear`.
  const recoverFile = (file: string) => {
    try {
      const drafts = read(file);
      files.add(file);
      return drafts;
    } catch (error) {
      // Another process that started at the same moment may have counted and deleted it; of Node's errors.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        log.error({ err: error, file }, 'drafts to be counted late could not be read');
      return [];
    }
  };
  return {
    add({ usage, ...draft }) {
      const line: Line = { ...draft, usage: usage.counts() };
      attempt(() => {
        if (!files.has(own)) mkdirSync(folder, { recursive: true, mode: 0o700 });
        files.add(own);
        appendFileSync(own, `${JSON.stringify(line)}\n`, { mode: 0o600 });
      });
    },
    recover() {
      const left = filesIn(folder).filter((name) => !runs(Number.parseInt(name, 10), processId));
      return left.flatMap((name) => recoverFile(join(folder, name)));
    },
    clear() {
      attempt(() => {
        for (const file of files) if (file !== own) rmSync(file, { force: true });
        if (files.has(own)) truncateSync(own);
      });
      files.clear();
    },
  };
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  } catch {
    return []; // no draft has ever waited
  }
}

/** Another process of this installation counts its own. */
function runs(processId: number, own: number): boolean {
  if (processId === own) return false;
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // of Node's errors
  }
}

function read(file: string): LateDraft[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text) => {
      try {
        const { usage: counts, ...draft } = JSON.parse(text) as Line; // written by `add`
        const usage = createUsageCounter();
        usage.addAll(counts);
        return [{ ...draft, usage }];
      } catch {
        return []; // the process was killed while it wrote this line
      }
    });
}
