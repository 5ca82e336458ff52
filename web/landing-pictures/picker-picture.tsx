import type { ReactNode } from 'react';
import { constraints } from '../../contract/constraints.ts';
import { ChosenSlots } from '../features/review-flow/chosen-slots.tsx';
import { isFull, submitLabel } from '../features/review-flow/selection-rules.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Progress } from '../ui/progress.tsx';

interface PickerPictureProps {
  offered: readonly string[];
  chosen: readonly string[];
}

/** `ReviewForm` without field names, with the chosen sentiments checked. */
export function PickerPicture({ offered, chosen }: PickerPictureProps) {
  return (
    <div className="with-bar">
      <div className="stack">
        <p className="soft">Select four qualities that match your experience.</p>
        <Progress done={chosen.length} of={constraints.sentiments} label="Chosen qualities" />
        <div className="chips">
          {offered.map((text) => (
            <label key={text} className="chip">
              <input type="checkbox" defaultChecked={chosen.includes(text)} />
              <span className="chip-face">{text}</span>
            </label>
          ))}
          <button type="button" className="chip chip-other">
            <Icon name="plus" />
            Other
          </button>
        </div>
        <ChosenSlots chosen={chosen} onRemove={() => {}} />
        <Field
          label="Is there any individual you'd like to thank?"
          hint="Optional - Letters, spaces, apostrophes, and hyphens only"
        >
          <input type="text" className="input" placeholder="Enter their name here" />
        </Field>
        <Field
          label="Anything you'd like to add?"
          hint={`Optional - Up to ${constraints.noteLength} characters. We use your own words and don’t save them.`}
        >
          <textarea className="input note-input" />
        </Field>
      </div>
      <div className="action-bar">
        <Button variant="primary" className="wide" disabled={!isFull(chosen)}>
          {submitLabel(chosen.length)}
        </Button>
      </div>
    </div>
  );
}

interface FieldProps {
  label: string;
  hint: string;
  children: ReactNode;
}

function Field({ label, hint, children }: FieldProps) {
  return (
    <div className="field">
      <span className="label">{label}</span>
      {children}
      <p className="note">{hint}</p>
    </div>
  );
}
