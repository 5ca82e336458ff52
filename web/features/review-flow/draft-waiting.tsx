import { Skeletons } from '../../ui/skeletons.tsx';
import { ChosenSlots } from './chosen-slots.tsx';

interface DraftWaitingProps {
  chosen: readonly string[];
  /** Says that it goes on, also to those who cannot see it. */
  text: string;
}

/** The wait for a draft: what was chosen, and the shape of what comes. */
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
