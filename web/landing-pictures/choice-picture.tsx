import { Thumb } from '../ui/thumb.tsx';

/** `Choice` without its links. */
export function ChoicePicture() {
  return (
    <div className="choices">
      <div className="choice-card">
        <span className="choice-mark">
          <Thumb />
        </span>
        I had a good experience
      </div>
      <div className="choice-card bad">
        <span className="choice-mark">
          <Thumb />
        </span>
        I had a bad experience
      </div>
    </div>
  );
}
