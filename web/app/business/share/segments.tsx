import { useId } from 'react';

interface SegmentsProps<Name extends string> {
  label: string;
  /** The words of each choice, by its name. */
  options: Readonly<Record<Name, string>>;
  chosen: Name;
  onChoose: (name: Name) => void;
}

/** A choice of few, side by side: radio buttons of the browser. */
export function Segments<Name extends string>({
  label,
  options,
  chosen,
  onChoose,
}: SegmentsProps<Name>) {
  const group = useId();
  const names = Object.keys(options) as Name[]; // the keys of the record that was given
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
