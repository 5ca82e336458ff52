import { Icon } from '../../ui/icon.tsx';

interface ChosenSlotsProps {
  chosen: readonly string[];
  /** Without it the sentiments cannot be removed. */
  onRemove?: (text: string) => void;
}

/** The chosen sentiments, in the order of choosing. */
export function ChosenSlots({ chosen, onRemove }: ChosenSlotsProps) {
  if (chosen.length === 0) return null;
  return (
    <ul className="slots" aria-label="Your sentiments">
      {chosen.map((text) => (
        <li key={text} className="slot filled">
          {text}
          {onRemove && (
            <button type="button" aria-label={`Remove ${text}`} onClick={() => onRemove(text)}>
              <Icon name="close" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
