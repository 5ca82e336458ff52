import { useState } from 'react';
import type { CurrentUser } from '../../../contract/accounts.ts';
import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import { keywordPhrases } from '../../../contract/keyword-phrases.ts';
import { needsOtherPhrases } from '../../features/business-form/business-calls.ts';
import {
  chosenCategories,
  problemsOfEdit,
  valuesOf,
  type FormValues,
} from '../../features/business-form/business-values.ts';
import { createFormDraft } from '../../features/business-form/form-draft.ts';
import { refusedUpdate, updateFailure } from '../../features/business-form/form-toasts.ts';
import { useBusinessForm } from '../../features/business-form/use-business-form.ts';
import { Button } from '../../ui/button.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { BusinessForm } from '../business-parts/business-form.tsx';
import { useUnsaved } from '../leaving/use-unsaved.ts';
import { useUpdate } from './use-update.ts';

interface EditFormProps {
  business: OwnedBusinessReply;
  user: CurrentUser;
  onSaved: (business: OwnedBusinessReply) => void;
  onCancel: () => void;
}

/** E-02 … E-06, E-10, E-14 … E-20 */
export function EditForm({ business, user, onSaved, onCancel }: EditFormProps) {
  const [draft] = useState(() => createFormDraft(user.id, `edit-${business.id}`));
  const update = useUpdate(business);
  const form = useBusinessForm({
    loaded: valuesOf(business),
    draft,
    check: problemsOfEdit,
    onRefusal: (problem) => toasts.show(refusedUpdate(problem)),
    async send(values) {
      const saved = await update(values);
      draft.forget();
      onSaved(saved);
    },
    describe: updateFailure,
  });
  useUnsaved(form.isDirty ? form.values : null, draft.forget);
  return (
    <BusinessForm form={form} isSetup={false} phrases={phrasesOf(business, form.values)}>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" look="primary" pending={form.isPending}>
        Save Changes
      </Button>
    </BusinessForm>
  );
}

/** What an admin sees: the saved ones, or those that saving makes. Others are told of none. */
function phrasesOf(business: OwnedBusinessReply, values: FormValues): string[] | null {
  if (!business.keywords) return null;
  return needsOtherPhrases(business, values)
    ? keywordPhrases(chosenCategories(values), values.city)
    : business.keywords.map(({ keyword }) => keyword);
}
