import { Gauge, Registry } from 'prom-client';
import { brand } from '../../contract/brand.ts';
import { toSeconds } from '../../contract/durations.ts';
import { troubleKinds } from '../../contract/troubles.ts';
import type { Figures } from '../domain/admin/read-figures.ts';

/** One value, or one per set of labels. */
type Value = number | { labels: Record<string, string>; value: number }[];

/**
 * The installation's figures for Prometheus; every process reports the same ones. Each scrape has its own
 * registry, so nothing in it is stale and concurrent scrapes cannot mix.
 * @param figures null if the database does not answer.
 */
export function figureMetrics(figures: Figures | null): Registry {
  const registry = new Registry();
  const add = (name: string, help: string, value: Value) => addGauge(registry, name, help, value);
  add('info', 'Always 1; the label is the version.', [
    { labels: { version: brand.version }, value: 1 },
  ]);
  add(
    'database_up',
    '1 if the database answered; otherwise 0, and the other figures are missing.',
    figures ? 1 : 0,
  );
  if (figures) addFigures(add, figures);
  return registry;
}

type AddGauge = (name: string, help: string, value: Value) => void;

function addFigures(add: AddGauge, figures: Figures): void {
  const { sizes, writer, days, email } = figures;
  const { all, active } = sizes.businesses;
  add('users', 'Number of accounts.', sizes.users);
  add('businesses', 'Number of businesses, by state.', [
    { labels: { state: 'active' }, value: active },
    { labels: { state: 'inactive' }, value: all - active },
  ]);
  add('writer_info', 'Always 1; the labels say what writes the drafts.', [
    { labels: { provider: writer.provider, model: writer.model ?? '' }, value: 1 },
  ]);
  add('mail_waiting', 'Emails waiting to be sent.', email.waiting);
  add(
    'mail_oldest_waiting_seconds',
    'How long the oldest email that can be read has been waiting.',
    email.oldest ?? 0,
  );
  add('mail_undeliverable', 'Emails given up on in the last 30 days.', email.undeliverable);
  const today = days.at(-1);
  if (today) addToday(add, today);
  addTroubles(add, figures);
}

function addTroubles(add: AddGauge, { signs, troubles }: Figures): void {
  const { lostFeedback, disk, lastBackup } = signs;
  add('feedback_undeliverable', 'Feedback given up on in the last 7 days.', lostFeedback.count);
  add(
    'last_backup_timestamp_seconds',
    'When the last known backup was made; 0 if none is known.',
    lastBackup ? toSeconds(lastBackup.getTime()) : 0,
  );
  if (disk) add('disk_used_ratio', 'Used share of the disk with the data folder.', disk.used);
  add(
    'trouble',
    '1 while it needs attention, otherwise 0.',
    troubleKinds.map((kind) => ({
      labels: { kind },
      value: troubles.some((trouble) => trouble.kind === kind) ? 1 : 0,
    })),
  );
}

/** Counts per UTC day restart at midnight, which `increase()` treats as a counter reset. */
function addToday(add: AddGauge, today: Figures['days'][number]): void {
  const { drafts, clicks, model, fallbacks, refusals } = today;
  add('drafts_today', 'Drafts today (UTC), by writer.', by('writer', drafts));
  add('clicks_today', 'Clicks today (UTC), by platform.', by('platform', clicks));
  add('model_calls_today', 'Model calls today (UTC).', model.calls);
  add('model_tokens_today', 'Model tokens today (UTC), by direction.', [
    { labels: { direction: 'sent' }, value: model.tokensIn },
    { labels: { direction: 'received' }, value: model.tokensOut },
  ]);
  add(
    'fallbacks_today',
    'Drafts the model failed to write today (UTC), by reason.',
    by('reason', fallbacks),
  );
  add('draft_refusals_today', 'Drafts rejected today (UTC), by writer and reason.', [
    ...by('reason', refusals.own, { writer: 'builtin' }),
    ...by('reason', refusals.model, { writer: 'model' }),
  ]);
}

function by(label: string, counts: Record<string, number>, more: Record<string, string> = {}) {
  return Object.entries(counts).map(([name, value]) => ({
    labels: { ...more, [label]: name },
    value,
  }));
}

function addGauge(registry: Registry, name: string, help: string, value: Value): void {
  const samples = typeof value === 'number' ? [{ labels: {}, value }] : value;
  const [first] = samples;
  if (!first) return;
  const gauge = new Gauge({
    name: `fourgood_${name}`,
    help,
    labelNames: Object.keys(first.labels),
    registers: [registry],
  });
  for (const sample of samples) gauge.set(sample.labels, sample.value);
}
