import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

export interface Tool {
  icon: IconName;
  label: string;
  tip: string;
  onClick: (() => void) | undefined;
  disabled?: boolean;
  /** The action that this tool started is running: it cannot be pressed, and keeps the focus. */
  pending?: boolean;
}

/** A row of tools, each an icon with a label; a tooltip explains it. */
export function Toolbar({ label, tools }: { label: string; tools: readonly Tool[] }) {
  return (
    <div className="toolbar" role="group" aria-label={label}>
      {tools.map(({ icon, label: text, tip, pending, disabled, onClick }, index) => (
        // Keyed by index, since a tool's label may change.
        <Tooltip key={index} text={tip}>
          <button
            type="button"
            className="tool"
            disabled={disabled && !pending}
            aria-disabled={pending}
            aria-busy={pending}
            onClick={pending ? undefined : onClick}
          >
            {pending ? <Spinner /> : <Icon name={icon} />}
            {text}
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
