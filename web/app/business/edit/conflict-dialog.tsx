import type { FieldName } from '../../../features/business-form/business-values.ts';
import { fieldLabels } from '../../../features/business-form/field-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LogoPlate } from '../../../ui/logo-plate.tsx';
import type { ForeignChange } from './foreign-changes.ts';

interface ConflictDialogProps {
  changes: readonly ForeignChange[];
  onKeepEditing: () => void;
  onLoadTheirs: () => void;
  onSaveMine: () => void;
}

/** Asks what to do after others have changed the business; the safe choice comes first. */
export function ConflictDialog({
  changes,
  onKeepEditing,
  onLoadTheirs,
  onSaveMine,
}: ConflictDialogProps) {
  const overwritten = changes.filter(({ mine }) => mine !== undefined).map(({ name }) => name);
  return (
    <Dialog title="This business has changed" onClose={onKeepEditing}>
      <p>
        Someone changed it after you opened this page. It may have been you, in another window. Your
        edits are still in the form.
      </p>
      <dl className="foreign-changes">
        {changes.map((change) => (
          <Change key={change.name} change={change} />
        ))}
      </dl>
      <p className="soft">
        {overwritten.length > 0
          ? `“Save my version” replaces their ${listed(overwritten)} with yours and keeps everything else as is. `
          : 'You changed different fields, so “Save my version” keeps both. '}
        “Use their version” discards your edits.
      </p>
      <div className="conflict-actions">
        <Button onClick={onKeepEditing}>Keep editing</Button>
        <Button onClick={onLoadTheirs}>Use their version</Button>
        <Button variant="primary" onClick={onSaveMine}>
          Save my version
        </Button>
      </div>
    </Dialog>
  );
}

const list = new Intl.ListFormat('en-US');

function listed(names: readonly FieldName[]): string {
  return list.format(names.map((name) => fieldLabels[name]));
}

function Change({ change: { name, theirs, mine } }: { change: ForeignChange }) {
  const isLogo = name === 'logoUrl';
  return (
    <div>
      <dt>{fieldLabels[name]}</dt>
      <dd>
        <span className="soft">Theirs</span>
        <Value value={theirs} isLogo={isLogo} />
      </dd>
      {mine !== undefined && (
        <dd>
          <span className="soft">Yours</span>
          <Value value={mine} isLogo={isLogo} />
        </dd>
      )}
    </div>
  );
}

function Value({ value, isLogo }: { value: string | null; isLogo: boolean }) {
  const text = value?.trim();
  if (!text) return <span className="soft">{isLogo ? 'No logo' : 'Blank'}</span>;
  if (isLogo) return <LogoPlate name="Logo" logoUrl={text} />;
  return <span>{text}</span>;
}
