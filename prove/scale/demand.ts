/**
 * The arithmetic of docs/SCALING.md: from drafts in a month to requests in a second. Every number here is
 * an assumption that an operator can replace; none of them has been measured.
 */

/** What visitors do for each draft that is given. One visit in two ends with one. */
export const perDraft = {
  page: 1.6,
  /** The visit's `view`, the good or bad choice, and the copied draft; each is one call. */
  event: 1.6 + 1.2 + 0.8,
  draft: 1,
  click: 0.7,
  feedback: 0.03,
} as const;

export type DemandStep = keyof typeof perDraft;

/**
 * The share of a week's visits on each day, from Monday: people review a visit while they are there, and
 * clinics are closed on most weekends.
 */
const days = [0.175, 0.175, 0.175, 0.175, 0.17, 0.095, 0.035];

/** The share of a day's visits in each local hour. Open from 8 to 18, busiest late in the morning. */
const hours = [
  0, 0, 0, 0, 0, 0, 0.005, 0.02, 0.07, 0.1, 0.115, 0.105, 0.085, 0.085, 0.1, 0.1, 0.09, 0.06, 0.03,
  0.02, 0.01, 0.005, 0, 0,
];

/** The share of the US population by time zone, with its hours behind Eastern time. */
const timeZones = [
  { share: 0.47, behind: 0 },
  { share: 0.29, behind: 1 },
  { share: 0.07, behind: 2 },
  { share: 0.17, behind: 3 },
];

/** The busiest month and the busiest minute, over the mean ones. */
const margin = 1.3;

const daysOfMonth = 30;
const secondsOfDay = 86_400;

/** How much busier the busiest minutes are than the mean of the month. */
export function peakFactor(): number {
  const busiestDay = Math.max(...days) * days.length;
  const byHour = hours.map((_, hour) =>
    timeZones.reduce((sum, { share, behind }) => sum + share * (hours.at(hour - behind) ?? 0), 0),
  );
  return busiestDay * Math.max(...byHour) * hours.length * margin;
}

export interface Demand {
  draftsPerMonth: number;
  draftsPerDay: number;
  /** Drafts a second, over the month and at the peak. */
  mean: number;
  peak: number;
  /** Calls a second at the peak, by kind and together. */
  calls: Record<DemandStep, number>;
  callsAtPeak: number;
}

export function demandOf(draftsPerMonth: number): Demand {
  const mean = draftsPerMonth / daysOfMonth / secondsOfDay;
  const peak = mean * peakFactor();
  const steps = Object.keys(perDraft) as DemandStep[]; // the keys of a const object
  const calls = Object.fromEntries(steps.map((step) => [step, perDraft[step] * peak])) as Record<
    DemandStep,
    number
  >; // one for each step
  const callsAtPeak = Object.values(calls).reduce((sum, rate) => sum + rate, 0);
  const draftsPerDay = draftsPerMonth / daysOfMonth;
  return { draftsPerMonth, draftsPerDay, mean, peak, calls, callsAtPeak };
}

/** The share of each kind of call. */
export function mixOf(): Record<DemandStep, number> {
  const all = Object.values(perDraft).reduce((sum, count) => sum + count, 0);
  const steps = Object.entries(perDraft) as [DemandStep, number][]; // the keys of a const object
  return Object.fromEntries(steps.map(([step, count]) => [step, count / all])) as Record<
    DemandStep,
    number
  >; // one for each step
}
