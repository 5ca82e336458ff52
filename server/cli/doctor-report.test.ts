import { expect, it } from 'vitest';
import { doctorReport } from './doctor-report.ts';

it('leaves URLs as they are, and begins a sentence where it cuts one', () => {
  const report = doctorReport([
    {
      group: 'Public URL',
      title: 'Address',
      state: 'ok',
      text: 'http://localhost:5700 leads here.',
    },
    { group: 'Public URL', title: 'Clock', state: 'unknown', text: 'Not checked: no database.' },
  ]);
  expect(report).toContain('  http://localhost:5700 leads here.');
  expect(report).toContain('  No database.');
});
