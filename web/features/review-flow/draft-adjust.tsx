import type { ReactNode } from 'react';
import type { DraftStyle } from '../../../contract/drafting.ts';
import { toNext, toPrevious } from './draft-changes.ts';
import type { Drafts } from './drafts.ts';

const styles: readonly { style: DraftStyle; word: string }[] = [
  { style: 'shorter', word: 'Shorter' },
  { style: 'longer', word: 'Longer' },
  { style: 'casual', word: 'More casual' },
];

interface DraftAdjustProps {
  drafts: Drafts;
  isEditing: boolean;
  isRewriting: boolean;
  onRewrite: (style: DraftStyle) => void;
  onMove: (drafts: Drafts) => void;
}

/** Other ways to say the same, and the way back to an earlier draft once there is one. */
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
        {styles.map(({ style, word }) => (
          <AdjustButton
            key={style}
            isOff={isEditing || isRewriting}
            onClick={() => onRewrite(style)}
          >
            {word}
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

/** Small and quiet. Switched off it keeps the focus, which a disabled button would lose. */
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
