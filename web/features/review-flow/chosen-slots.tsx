import { constraints } from '../../../contract/constraints.ts';
import { Icon } from '../../ui/icon.tsx';

interface ChosenSlotsProps {
  chosen: readonly string[];
  /** Without it the sentiments cannot be removed. */
  onRemove?: (text: string) => void;
}

/** Four slots for the chosen sentiments. They are there from the start, so nothing moves. */
export function ChosenSlots({ chosen, onRemove }: ChosenSlotsProps) {
  const slots = Array.from({ length: constraints.sentiments }, (_, index) => chosen[index]);
  return (
    <ul className="slots" aria-label="Your sentiments">
      {slots.map((text, index) => (
        <li key={text ?? index} className={text ? 'slot filled' : 'slot'} aria-hidden={!text}>
          {text}
          {text && onRemove && (
            <button type="button" aria-label={`Remove ${text}`} onClick={() => onRemove(text)}>
              <Icon name="close" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
