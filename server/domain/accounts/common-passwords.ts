import { constraints } from '../../../contract/constraints.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is one of the most common ones (from `@zxcvbn-ts/language-common`).
 * @param password in lowercase, like the list.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readList();
  return (await known).has(password);
}

/** Loaded on first use (50 ms, 4 MB), to keep startup fast. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'];
  return new Set(list.filter((password) => password.length >= constraints.passwordMinLength));
}
