import { expect, it } from 'vitest';

import { readAudit } from './audit.mjs';

it('lists vulnerable packages', () => {
  const vulnerabilities = { a: { name: 'a', severity: 'high', range: '<1.2.3' } };
  const output = `npm warn something\n${JSON.stringify({ auditReportVersion: 2, vulnerabilities })}`;
  expect(readAudit(output)).toEqual({ defects: ['a <1.2.3: high'], unanswered: null });
});

it('finds nothing in a report without vulnerabilities', () => {
  const output = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });
  expect(readAudit(output)).toEqual({ defects: [], unanswered: null });
});

it.each([
  ['{ "message": "405 Method Not Allowed" }', '405 Method Not Allowed'],
  ['npm error network', 'npm gave no answer'],
  ['', 'npm gave no answer'],
])('takes %j for no answer, not for a good one', (output, unanswered) => {
  expect(readAudit(output)).toEqual({ defects: [], unanswered });
});
