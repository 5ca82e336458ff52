import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

import { countPlaywright, countVitest } from './test-counts.mjs';

function report(content) {
  const folder = mkdtempSync(join(tmpdir(), 'fourgood-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the report of Vitest', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'one' },
    { status: 'passed', fullName: 'two' },
    { status: 'skipped', fullName: 'three' },
    { status: 'todo', fullName: 'four' },
  ];

  it('yields the number of passed tests, and the names of skipped ones', () => {
    expect(countVitest(report({ testResults: [{ assertionResults }] }), 0)).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
      retried: [],
      skipped: ['three', 'four'],
    });
  });

  it('describes each failure in one line', () => {
    const failureMessages = ['\u001b[31mError: it broke\u001b[39m\n  at here', 'And then this'];
    const failed = { status: 'failed', fullName: 'five', failureMessages };
    expect(countVitest(report({ testResults: [{ assertionResults: [failed] }] }), 1)).toMatchObject(
      { failed: 1, failures: ['five – Error: it broke – And then this'] },
    );
  });

  it('counts a file that could not be loaded as a failure', () => {
    const file = report({
      testResults: [{ assertionResults }, { assertionResults: [], status: 'failed' }],
    });
    expect(countVitest(file, 1)).toMatchObject({ passed: 2, failed: 1 });
  });

  it('is a failure if it was never written', () => {
    expect(countVitest('/nowhere/report.json', 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

it('parses Playwright’s report, however deep its suites are nested', () => {
  const specs = [
    { title: 'walked', tests: [{ status: 'expected', results: [{ errors: [] }] }] },
    { title: 'left out', tests: [{ status: 'skipped', results: [] }] },
    {
      title: 'lost',
      tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'No way\nout' }] }] }],
    },
    {
      title: 'found again',
      tests: [{ status: 'flaky', results: [{ errors: [{ message: 'Fog' }] }, { errors: [] }] }],
    },
  ];
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 1 };
  expect(countPlaywright(report({ stats, suites: [{ suites: [{ specs }] }] }), 1)).toEqual({
    passed: 6,
    failed: 2,
    failures: ['lost – No way'],
    retried: ['found again – Fog'],
    skipped: ['left out'],
  });
});
