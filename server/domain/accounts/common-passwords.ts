import { constraints } from '../../../contract/constraints.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the most common ones (the whole of it; `@zxcvbn-ts/language-common`).
 * @param password in lower case, as the list is.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readList();
  return (await known).has(password);
}

/** Unpacked when it is first needed (50 ms, 4 MB), so that a server starts without it. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'];
  return new Set(list.filter((password) => password.length >= constraints.passwordMinLength));
}
