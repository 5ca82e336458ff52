import { expect, it } from 'vitest';

import { overload } from './overload.ts';
import { failuresOf } from './proof.ts';

it('serves, counts or properly refuses everything under three times the load it can serve', async () => {
  const report = await overload.run({ quick: true, say: () => undefined });
  expect(failuresOf(report, { times: false })).toEqual([]);
});
