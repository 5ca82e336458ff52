import { expect, it } from 'vitest';

import { outage } from './outage.ts';
import { failuresOf } from './proof.ts';

it.each(['restart', 'silent-promotion'])(
  'costs nothing but refusals for a moment: %s of the database under load',
  async (interruption) => {
    const report = await outage.run({ quick: true, only: [interruption], say: () => undefined });
    expect(failuresOf(report, { times: false }), JSON.stringify(report.details)).toEqual([]);
  },
);
