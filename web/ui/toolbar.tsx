import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

export interface Tool {
  icon: IconName;
  word: string;
  tip: string;
  onClick: (() => void) | undefined;
  disabled?: boolean;
  /** What this tool began is under way: it cannot be pressed, and keeps the focus. */
  pending?: boolean;
}

/** Tools in a row, each a picture with its word; a tooltip tells more. */
export function Toolbar({ label, tools }: { label: string; tools: readonly Tool[] }) {
  return (
    <div className="toolbar" role="group" aria-label={label}>
      {tools.map(({ icon, word, tip, pending, disabled, onClick }, place) => (
        // A tool keeps its place, whatever it is called in the meantime.
        <Tooltip key={place} text={tip}>
          <button
            type="button"
            className="tool"
            disabled={disabled && !pending}
            aria-disabled={pending}
            aria-busy={pending}
            onClick={pending ? undefined : onClick}
          >
            {pending ? <Spinner /> : <Icon name={icon} />}
            {word}
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
