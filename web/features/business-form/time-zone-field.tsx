import { useState } from 'react';
import { browserTimeZone, timeZoneLabel, timeZones } from '../../ui/time-zones.ts';
import { fieldId } from './business-values.ts';
import { fieldLabels } from './field-labels.ts';
import type { BusinessFields } from './use-business-form.ts';

/** The time zone of a business's stats: a native list, which browsers search while people type. */
export function TimeZoneField({ form }: { form: BusinessFields }) {
  const [{ us, others }] = useState(timeZones);
  const id = fieldId('timeZone');
  const { timeZone } = form.values;
  const known = [...us, ...others].some(({ name }) => name === timeZone);
  const error = form.errors.timeZone;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {fieldLabels.timeZone}
      </label>
      <select
        id={id}
        name="timeZone"
        className="input select"
        value={timeZone ?? ''}
        disabled={form.isSending}
        onChange={({ currentTarget: { value } }) => form.set('timeZone', value || null)}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
      >
        {timeZone === null && <option value="">Not set (UTC)</option>}
        {timeZone !== null && !known && <option value={timeZone}>{timeZoneLabel(timeZone)}</option>}
        <optgroup label="United States">{us.map(toOption)}</optgroup>
        <optgroup label="All time zones">{others.map(toOption)}</optgroup>
      </select>
      <p id={`${id}-note`} className="note">
        {error ?? hint(timeZone)}
      </p>
    </div>
  );
}

function toOption({ name, label }: { name: string; label: string }) {
  return (
    <option key={name} value={name}>
      {label}
    </option>
  );
}

function hint(timeZone: string | null): string {
  const own = browserTimeZone();
  return timeZone === null && own
    ? `Days in your stats end at midnight UTC. This device is set to ${timeZoneLabel(own)}.`
    : 'Days in your stats begin and end at midnight in this time zone.';
}
