import { expect, it } from 'vitest';

import { fuzz } from './fuzz.ts';
import { failuresOf } from './proof.ts';

it('answers generated requests in all roles as the contract says, and changes nothing on refusal', async () => {
  const report = await fuzz.run({ quick: true, rounds: 1_500, seed: 15, say: () => undefined });
  expect(failuresOf(report, { times: false }), JSON.stringify(report.details)).toEqual([]);
}, 300_000); // ends what hangs
