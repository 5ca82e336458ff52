import { useTypedValue } from '../list/use-typed-value.ts';

interface DayFieldProps {
  id: string;
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A date that is typed changes with each digit of its year, so it is used after a pause. */
export function DayField({ id, label, value = '', onChange, ...range }: DayFieldProps) {
  const { text, type, apply } = useTypedValue(value, (day) => onChange(day || undefined));
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
