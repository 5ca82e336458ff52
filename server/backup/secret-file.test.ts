import { expect, it } from 'vitest';
import { readSecrets } from '../config/app-secrets.ts';
import { requireSameSecret } from './secret-file.ts';

it('refuses a secret in a backup that does not fit its data', () => {
  const value = 'one secret of at least thirty-two characters';
  const secret = { kind: 'given', value } as const;
  const secrets = readSecrets({ secret, previousSecrets: [], dataDir: '' }).map(({ id }) => id);
  expect(() => requireSameSecret({ secrets }, value)).not.toThrow();
  expect(() => requireSameSecret({ secrets: [] }, value)).not.toThrow();
  const other = () => requireSameSecret({ secrets }, 's'.repeat(64));
  expect(other).toThrow(/is not the one its data was written with\. Set APP_SECRET /);
});
