import { expect, it } from 'vitest';

import { failuresOf } from './proof.ts';
import { scale } from './scale.ts';

it('fills an installation, offers its visits, and counts every draft', async () => {
  const report = await scale.run({ quick: true, say: () => undefined });
  expect(failuresOf(report, { times: false }), JSON.stringify(report.details)).toEqual([]);
});
