import { expect, it } from 'vitest';

import { overload } from './overload.ts';
import { failuresOf } from './proof.ts';

it('counts every draft that it gives, and properly refuses what it cannot serve', async () => {
  const report = await overload.run({ quick: true, say: () => undefined });
  expect(failuresOf(report, { times: false })).toEqual([]);
}, 420_000); // ends what hangs
