import { Thumb } from '../ui/thumb.tsx';
import { StepTitle } from './step-title.tsx';

/** The good or bad choice: two equal links, which work before any script. Server-rendered. */
export function Choice({ businessName }: { businessName: string }) {
  return (
    <>
      <StepTitle of="choice">{`How was your experience at ${businessName}?`}</StepTitle>
      <div className="choices">
        <a className="choice-card" href="#good" data-do="good">
          <span className="choice-mark">
            <Thumb />
          </span>
          I had a good experience
        </a>
        <a className="choice-card bad" href="#bad" data-do="bad">
          <span className="choice-mark">
            <Thumb />
          </span>
          I had a bad experience
        </a>
      </div>
    </>
  );
}
