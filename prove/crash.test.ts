import { expect, it } from 'vitest';

import { crash } from './crash.ts';
import { failuresOf } from './proof.ts';

it('loses and doubles nothing when the app, or everything, is killed under load', async () => {
  const report = await crash.run({ quick: true, rounds: 2, say: () => undefined });
  expect(failuresOf(report, { times: false }), JSON.stringify(report.details)).toEqual([]);
});
