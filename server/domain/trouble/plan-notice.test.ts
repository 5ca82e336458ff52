import { expect, it } from 'vitest';
import { DAY, HOUR } from '../../../contract/durations.ts';
import type { Trouble } from '../../../contract/troubles.ts';
import type { TroubleNotice } from '../../db/trouble-notices.ts';
import { planNotice } from './plan-notice.ts';

const start = new Date('2026-11-21T10:00:00Z');
const at = (hours: number) => new Date(start.getTime() + hours * HOUR);
const disk: Trouble = { kind: 'full_disk', percent: 91, free: 1_000_000_000 };
const waiting: Trouble = { kind: 'waiting_email', seconds: 4_000 };
const lost = (hours: number): Trouble => ({
  kind: 'undeliverable_feedback',
  count: 1,
  at: at(hours).toISOString(),
});

/** Looks every 15 minutes. @returns the hour of each email, and what it says */
function emailsWhile(hours: number, troublesAt: (hour: number) => Trouble[]): [number, string][] {
  let notices: TroubleNotice[] = [];
  const emails: [number, string][] = [];
  for (let hour = 0; hour <= hours; hour += 0.25) {
    const plan = planNotice(notices, troublesAt(hour), at(hour));
    notices = plan.notices;
    if (!plan.email) continue;
    const { troubles, over } = plan.email;
    const now = troubles.map(({ trouble }) => trouble.kind);
    emails.push([hour, [...now, ...over.map((kind) => `-${kind}`)].join(' ')]);
  }
  return emails;
}

it('says nothing while all is well', () => {
  expect(emailsWhile(72, () => [])).toEqual([]);
});

it('tells at once, then ever less often while nothing changes, and once when it is over', () => {
  const emails = emailsWhile(30 * 24, (hour) => (hour >= 2 && hour < 20 * 24 ? [disk] : []));
  const days = emails.map(([hour, text]) => [Math.round(hour / 24), text]);
  expect(days).toEqual([
    [0, 'full_disk'],
    [1, 'full_disk'],
    [3, 'full_disk'],
    [7, 'full_disk'],
    [14, 'full_disk'],
    [20, '-full_disk'],
  ]);
});

it('sends at most one email a day, however much changes', () => {
  const flapping = (hour: number) => [
    ...(Math.floor(hour) % 2 === 0 ? [disk] : []),
    ...(hour > 5 ? [waiting] : []),
    ...(hour > 1 ? [lost(Math.floor(hour))] : []),
  ];
  const emails = emailsWhile(10 * 24, flapping);
  const gaps = emails.slice(1).map(([hour], index) => hour - (emails[index]?.[0] ?? 0));
  expect(emails.length).toBeGreaterThan(5);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(23.5);
});

it('tells what begins later as soon as a day has passed', () => {
  const emails = emailsWhile(48, (hour) => [disk, ...(hour > 3 ? [waiting] : [])]);
  expect(emails.slice(0, 2)).toEqual([
    [0, 'full_disk'],
    [23.5, 'full_disk waiting_email'],
  ]);
});

it('does not repeat feedback that was lost once, and tells of more', () => {
  const week = (hour: number, of: number) => hour >= of && hour < of + 7 * 24;
  const emails = emailsWhile(20 * 24, (hour) => {
    if (week(hour, 60)) return [lost(60)];
    return week(hour, 0) ? [lost(0)] : [];
  });
  expect(emails).toEqual([
    [0, 'undeliverable_feedback'],
    [60, 'undeliverable_feedback'],
  ]);
});

it('does not say that something is over of which nobody was told', () => {
  const emails = emailsWhile(72, (hour) => [
    ...(hour < 1 ? [disk] : []),
    ...(hour > 2 && hour < 4 ? [waiting] : []),
  ]);
  expect(emails.map(([, text]) => text)).toEqual(['full_disk', '-full_disk']);
});

it('begins again later as if it were the first time', () => {
  const later = 39 * (DAY / HOUR);
  const emails = emailsWhile(later + 1, (hour) => (hour < 1 || hour > later ? [disk] : []));
  expect(emails.map(([, text]) => text)).toEqual(['full_disk', '-full_disk', 'full_disk']);
});
