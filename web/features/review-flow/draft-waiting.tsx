import { Skeletons } from '../../ui/skeletons.tsx';
import { ChosenSlots } from './chosen-slots.tsx';

interface DraftWaitingProps {
  chosen: readonly string[];
  /** Shown, and announced to screen readers. */
  text: string;
}

/** Shown while a draft is written: the chosen sentiments and a skeleton of the text. */
export function DraftWaiting({ chosen, text }: DraftWaitingProps) {
  return (
    <div className="stack" aria-busy="true">
      <p className="soft">{text}</p>
      <ChosenSlots chosen={chosen} />
      <div className="sheet">
        <Skeletons count={6} label={text} />
      </div>
    </div>
  );
}
