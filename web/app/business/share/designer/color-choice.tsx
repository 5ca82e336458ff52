import { useId, type CSSProperties } from 'react';
import { readableOnWhite } from '../../../../../contract/poster-colors.ts';
import { fallbackColor } from '../../../../../contract/poster-rules.ts';
import { colorChoices } from './poster-labels.ts';

interface ColorChoiceProps {
  /** Null for the logo's own. */
  color: string | null;
  /** Null if the logo has none. */
  logoColor: string | null;
  onChoose: (color: string | null) => void;
}

/** The logo's color, a few others, and any other. */
export function ColorChoice({ color, logoColor, onChoose }: ColorChoiceProps) {
  const group = useId();
  const chosen = color ?? logoColor ?? fallbackColor;
  const offered = [
    ...(logoColor ? [['From your logo', logoColor, null] as const] : []),
    ...colorChoices.map(([name, value]) => [name, value, value] as const),
  ];
  const isOther = color !== null && offered.every(([, , value]) => value !== color);
  const isDarkened = readableOnWhite(chosen) !== chosen;
  return (
    <fieldset className="colors">
      <legend>Color</legend>
      <div className="colors-row">
        {offered.map(([name, swatch, value]) => (
          <label key={name} className="color" style={{ '--swatch': swatch } as CSSProperties}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              checked={value === color || (color === null && !logoColor && swatch === chosen)}
              onChange={() => onChoose(value)}
            />
            <span className="swatch" />
            <span className={value === null ? '' : 'visually-hidden'}>{name}</span>
          </label>
        ))}
        <label
          className={`color ${isOther ? 'chosen' : ''}`}
          style={isOther ? ({ '--swatch': color } as CSSProperties) : undefined}
        >
          <input
            type="color"
            className="any-color"
            value={chosen}
            onChange={(event) => onChoose(event.target.value)}
          />
          <span className={`swatch ${isOther ? '' : 'every-color'}`} />
          Other
        </label>
      </div>
      {isDarkened && (
        <p className="note" role="status">
          This color is too light to read on white paper, so it’s printed darker.
        </p>
      )}
    </fieldset>
  );
}
