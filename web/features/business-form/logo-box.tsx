import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { LogoPlate } from '../../ui/logo-plate.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { fieldId } from './business-values.ts';
import { fieldLabels } from './field-labels.ts';
import type { BusinessFields, BusinessFormState } from './use-business-form.ts';
import { useDrop } from './use-drop.ts';
import { useLogo } from './use-logo.ts';

const id = fieldId('logoUrl');

interface LogoBoxProps {
  form: BusinessFields;
  drawing: BusinessFormState['drawing'];
}

/** The logo field: choose, drop or paste an image, with a preview as customers will see it. */
export function LogoBox({ form, drawing }: LogoBoxProps) {
  const { logoUrl } = form.values;
  const input = useRef<HTMLInputElement>(null);
  const isLocked = form.isSending;
  const logo = useLogo((url) => form.set('logoUrl', url), drawing.setDrawing);
  const error = logo.refusal ?? form.errors.logoUrl;
  const take = (file: File | undefined) => isLocked || logo.take(file);
  const { isOver, ...drop } = useDrop(take, isLocked);
  function remove(): void {
    logo.forget();
    form.set('logoUrl', null);
    input.current?.focus();
  }
  return (
    <div className="field" onPaste={({ clipboardData }) => take(clipboardData.files[0])}>
      <label className="label" htmlFor={id}>
        {fieldLabels.logoUrl}
      </label>
      <div className="logo-row">
        <div className={isOver ? 'logo-box over' : 'logo-box'} {...drop}>
          <input
            ref={input}
            id={id}
            className="logo-input"
            type="file"
            accept="image/*"
            disabled={isLocked}
            aria-describedby={`${id}-size ${id}-note`}
            aria-invalid={error !== undefined}
            onChange={({ currentTarget }) => {
              take(currentTarget.files?.[0]);
              // Allow choosing the same file again.
              currentTarget.value = '';
            }}
          />
          <LogoInside logoUrl={logoUrl} isDrawing={drawing.isDrawing} />
        </div>
        {logoUrl && (
          <Button variant="quiet" disabled={isLocked} onClick={remove}>
            Remove logo
          </Button>
        )}
      </div>
      <p id={`${id}-note`} className={error ? 'note problem' : 'note'}>
        {error ?? 'Any image under 3 MB; we’ll resize it.'}
      </p>
    </div>
  );
}

function LogoInside({ logoUrl, isDrawing }: { logoUrl: string | null; isDrawing: boolean }) {
  return (
    <>
      {isDrawing && <Spinner label="Resizing the image" />}
      {logoUrl && !isDrawing && <LogoPlate name="Your logo" logoUrl={logoUrl} />}
      <span className="logo-hint">
        {logoUrl ? 'Choose another, or drag it here' : 'Choose an image or drag it here'}
        <span id={`${id}-size`}>180px × 90px</span>
      </span>
    </>
  );
}
