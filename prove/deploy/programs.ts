import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A path inside the repository. */
export function inRepository(...parts: string[]): string {
  return join(import.meta.dirname, '../..', ...parts);
}

/** Where programs of Debian are that are not on every account's path. */
export const path = `${process.env.PATH ?? ''}:/usr/sbin:/sbin`;

/** Those of these programs that are not installed. */
export function missingPrograms(names: readonly string[]): string[] {
  return names.filter((name) => {
    const { status } = spawnSync('sh', ['-c', `command -v ${name}`], { env: { PATH: path } });
    return status !== 0;
  });
}

/** Runs a program to its end. @throws with its output if it fails */
export async function output(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, options(env));
  return stdout;
}

/** The same, for a program that may fail; with what it printed on both outputs. */
export async function result(
  program: string,
  args: readonly string[],
): Promise<{ ok: boolean; text: string }> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, options());
    return { ok: true, text: `${stdout}${stderr}` };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }; // execFile's
    return { ok: false, text: `${stdout}${stderr}` };
  }
}

function options(env: Record<string, string> = {}) {
  return { env: { ...process.env, PATH: path, ...env }, maxBuffer: 64_000_000 };
}
