import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each(['password', 'trustno1', '12345678', 'iloveyou1', 'qwertyuiop'])(
  'recognizes %s',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

it.each(['seven green bicycles', 'x7#kq2mv', ' '.repeat(15)])(
  'does not recognize %j',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);

it('is not loaded before someone chooses a password', () => {
  const script = `
    await import(${JSON.stringify(import.meta.resolve('./register.ts'))});
    const { createRequire } = await import('node:module');
    const loaded = Object.keys(createRequire(${JSON.stringify(import.meta.url)}).cache);
    process.stdout.write(String(loaded.some((path) => path.includes('zxcvbn'))));`;
  const options = { encoding: 'utf8' } as const;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], options);
  expect(said).toBe('false');
});
