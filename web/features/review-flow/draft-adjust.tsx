import type { ReactNode } from 'react';
import type { DraftStyle } from '../../../contract/drafting.ts';
import { toNext, toPrevious } from './draft-changes.ts';
import type { Drafts } from './drafts.ts';

const styles: readonly { style: DraftStyle; label: string }[] = [
  { style: 'shorter', label: 'Shorter' },
  { style: 'longer', label: 'Longer' },
  { style: 'casual', label: 'More casual' },
];

interface DraftAdjustProps {
  drafts: Drafts;
  isEditing: boolean;
  isRewriting: boolean;
  onRewrite: (style: DraftStyle) => void;
  onMove: (drafts: Drafts) => void;
}

/**
 * Buttons to rewrite the draft in another style, and Previous and Next once there are several
 * drafts.
 */
export function DraftAdjust({
  drafts,
  isEditing,
  isRewriting,
  onRewrite,
  onMove,
}: DraftAdjustProps) {
  const { earlier, later } = drafts;
  const total = earlier.length + 1 + later.length;
  return (
    <div className="adjust">
      <div role="group" aria-label="Adjust your draft">
        {styles.map(({ style, label }) => (
          <AdjustButton
            key={style}
            isOff={isEditing || isRewriting}
            onClick={() => onRewrite(style)}
          >
            {label}
          </AdjustButton>
        ))}
      </div>
      {total > 1 && (
        <div role="group" aria-label="Your drafts">
          <AdjustButton
            isOff={isRewriting || earlier.length === 0}
            onClick={() => onMove(toPrevious(drafts))}
          >
            Previous
          </AdjustButton>
          <span role="status">{`Draft ${earlier.length + 1} of ${total}`}</span>
          <AdjustButton
            isOff={isRewriting || later.length === 0}
            onClick={() => onMove(toNext(drafts))}
          >
            Next
          </AdjustButton>
        </div>
      )}
    </div>
  );
}

interface AdjustButtonProps {
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Small and quiet. Uses `aria-disabled`, since a disabled button would lose the focus. */
function AdjustButton({ isOff, onClick, children }: AdjustButtonProps) {
  return (
    <button
      type="button"
      className="adjust-button"
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </button>
  );
}
