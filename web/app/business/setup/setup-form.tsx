import { useState } from 'react';
import type { CurrentUser } from '../../../../contract/accounts.ts';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { keywordPhrases } from '../../../../contract/keyword-phrases.ts';
import {
  chosenCategories,
  emptyValues,
  errorsOfSetup,
  type FormValues,
} from '../../../features/business-form/business-values.ts';
import { createFormDraft } from '../../../features/business-form/form-draft.ts';
import { setupFailure } from '../../../features/business-form/form-toasts.ts';
import { useBusinessEdits } from '../../../features/business-form/use-business-edits.ts';
import { useBusinessForm } from '../../../features/business-form/use-business-form.ts';
import { Button } from '../../../ui/button.tsx';
import { BusinessForm } from '../parts/business-form.tsx';
import { useUnsaved } from '../../unsaved-changes/use-unsaved-changes.ts';
import type { SetupTemplate } from './use-setup-template.ts';
import { useSetup } from './use-setup.ts';

interface SetupFormProps {
  user: CurrentUser;
  /** The business that it is to be like, or null. */
  template: SetupTemplate | null;
  onDone: (business: OwnedBusinessReply) => void;
}

/**
 * The form of a new business, with the keyword phrases for admins. Until the person types something else,
 * they are the contact themselves, or it is like another business of theirs.
 */
export function SetupForm({ user, template, onDone }: SetupFormProps) {
  const [draft] = useState(() => createFormDraft(user.id, 'setup'));
  const setUp = useSetup();
  const { of: templateName, ...like } = template ?? {};
  const edits = useBusinessEdits(
    { ...emptyValues, contactName: user.name, feedbackEmail: user.email, ...like },
    draft,
  );
  const form = useBusinessForm({
    edits,
    check: errorsOfSetup,
    async send(...filled) {
      const business = await setUp(...filled);
      draft.forget();
      onDone(business);
    },
    describe: setupFailure,
  });
  useUnsaved(edits.isDirty ? edits.values : null, draft.forget, form.fields.isSending);
  return (
    <>
      {templateName && (
        <p className="soft">
          Filled in from <bdi>{templateName}</bdi>. Enter the new one’s name, city, and links
          {template?.logoUrl ? ', and change the logo if it has a different one' : ''}.
        </p>
      )}
      <BusinessForm
        form={form}
        isRestored={edits.isRestored}
        isSetup
        phrases={user.isAdmin ? phrasesSoFar(edits.values) : null}
      >
        <Button type="submit" variant="primary" pending={form.isPending}>
          Complete Setup
        </Button>
      </BusinessForm>
    </>
  );
}

/** Uses a placeholder for the city until it is typed. */
function phrasesSoFar(values: FormValues): string[] {
  return keywordPhrases(chosenCategories(values), values.city.trim() || '[city]');
}
