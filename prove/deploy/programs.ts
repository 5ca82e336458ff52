import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

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
  const options = { env: { ...process.env, PATH: path, ...env }, maxBuffer: 64_000_000 };
  const { stdout } = await promisify(execFile)(program, args, options);
  return stdout;
}

/** The same, for a program that may fail. */
export async function result(
  program: string,
  args: readonly string[],
): Promise<{ ok: boolean; text: string }> {
  try {
    return { ok: true, text: await output(program, args) };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }; // execFile's
    return { ok: false, text: `${stdout}${stderr}` };
  }
}
