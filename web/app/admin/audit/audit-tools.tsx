import { useEffect, useRef, useState } from 'react';
import type { AdminAddress } from '../admin-address.ts';
import { DownloadButton } from '../list/download-button.tsx';
import { RefreshButton } from '../list/refresh-button.tsx';
import { SearchBox, typingPause } from '../list/search-box.tsx';
import type { Go } from '../use-admin-address.ts';
import { auditQuery } from './audit-query.ts';

interface AuditToolsProps {
  address: AdminAddress;
  go: Go;
}

/** The controls above the activity log: search, days, refresh and download. */
export function AuditTools({ address, go }: AuditToolsProps) {
  const { search, from, until } = address;
  return (
    <div role="search" className="list-tools of-audit">
      <SearchBox search={search} placeholder="Name or action" go={go} />
      <DayField
        id="audit-from"
        label="From"
        value={from}
        max={until}
        onChange={(day) => go({ from: day }, { replace: true })}
      />
      <DayField
        id="audit-until"
        label="To"
        value={until}
        min={from}
        onChange={(day) => go({ until: day }, { replace: true })}
      />
      <RefreshButton calls={['listAudit']} />
      <DownloadButton call="exportAudit" query={auditQuery(address)} />
    </div>
  );
}

interface DayFieldProps {
  id: string;
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A date that is typed changes with each digit of its year, so it is used after a pause. */
function DayField({ id, label, value = '', onChange, ...range }: DayFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [value]);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }

  function apply(day: string): void {
    clearTimeout(timer.current);
    if (day !== value) onChange(day || undefined);
  }
  function type(day: string): void {
    setText(day);
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, typingPause, day);
  }
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className="input"
        value={text}
        {...range}
        onChange={({ target }) => type(target.value)}
        onBlur={() => apply(text)}
        onKeyDown={({ key }) => key === 'Enter' && apply(text)}
      />
    </div>
  );
}
