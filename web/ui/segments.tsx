import { useId } from 'react';

interface SegmentsProps<Name extends string> {
  label: string;
  /** The label of each choice, by its name. */
  options: Readonly<Record<Name, string>>;
  chosen: Name;
  onChoose: (name: Name) => void;
}

/** A segmented control made of native radio buttons. */
export function Segments<Name extends string>({
  label,
  options,
  chosen,
  onChoose,
}: SegmentsProps<Name>) {
  const group = useId();
  const names = Object.keys(options) as Name[]; // the record's keys
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      <div className="segments-row">
        {names.map((name) => (
          <label key={name}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              checked={name === chosen}
              onChange={() => onChoose(name)}
            />
            <span className="segment">{options[name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
