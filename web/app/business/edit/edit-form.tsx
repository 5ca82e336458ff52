import { useState } from 'react';
import type { CurrentUser } from '../../../../contract/accounts.ts';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { keywordPhrases } from '../../../../contract/keyword-phrases.ts';
import { needsOtherPhrases } from '../../../features/business-form/business-calls.ts';
import {
  chosenCategories,
  errorsOfEdit,
  valuesOf,
  type FormValues,
} from '../../../features/business-form/business-values.ts';
import { createFormDraft } from '../../../features/business-form/form-draft.ts';
import { refusedUpdate, updateFailure } from '../../../features/business-form/form-toasts.ts';
import { useBusinessEdits } from '../../../features/business-form/use-business-edits.ts';
import { useBusinessForm } from '../../../features/business-form/use-business-form.ts';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import { BusinessForm } from '../parts/business-form.tsx';
import { FeedbackDelivery } from '../parts/feedback-delivery.tsx';
import { useIsLeaving } from '../../unsaved-changes/use-is-leaving.ts';
import { useUnsaved } from '../../unsaved-changes/use-unsaved-changes.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useBackgroundRefresh } from './use-background-refresh.ts';
import { useSave } from './use-save.ts';

interface EditFormProps {
  /** The business as last read. It updates a form without edits, and never overwrites edits. */
  newest: OwnedBusinessReply;
  user: CurrentUser;
  onSaved: (business: OwnedBusinessReply) => void;
  onCancel: () => void;
}

/**
 * The form of an existing business, its logo and categories, and the keyword phrases for admins.
 */
export function EditForm({ newest, user, onSaved, onCancel }: EditFormProps) {
  const [draft] = useState(() => createFormDraft(user.id, `edit-${newest.id}`));
  const { business, save, conflict, rebaseOn, dismissConflict } = useSave(newest, draft);
  const edits = useBusinessEdits(valuesOf(business), draft);
  const form = useBusinessForm({
    edits,
    check: errorsOfEdit,
    onRefusal: (error) => toasts.show(refusedUpdate(error)),
    async send(values) {
      const saved = await save(values, (theirs) => edits.rebase(rebaseOn(theirs)));
      if (!saved) return;
      draft.forget();
      onSaved(saved);
    },
    describe: updateFailure,
  });
  useUnsaved(edits.isDirty ? edits.values : null, draft.forget, form.fields.isSending);
  useBackgroundRefresh({
    shown: business,
    newest,
    isBusy: edits.isDirty || form.isPending,
    show: (one) => void edits.rebase(rebaseOn(one)),
  });
  // One dialog at a time: leaving makes the conflict irrelevant.
  const isLeaving = useIsLeaving();
  // Earlier edits, and the revision they were based on, are discarded.
  const startOver = () => form.startOver(rebaseOn(newest));
  return (
    <>
      <BusinessForm
        form={{ ...form, startOver }}
        isRestored={edits.isRestored}
        isSetup={false}
        whose={user.isAdmin ? 'the owner’s' : 'your'}
        phrases={phrasesOf(business, edits.values)}
        delivery={
          <FeedbackDelivery
            id={newest.id}
            refusal={newest.feedbackRefusal}
            wait={newest.feedbackWait}
            hasTest
            isInForm
          />
        }
      >
        <Button type="submit" variant="primary" pending={form.isPending}>
          Save Changes
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </BusinessForm>
      {conflict && !form.isPending && !isLeaving && (
        <ConflictDialog
          changes={conflict.changes}
          onKeepEditing={() => {
            dismissConflict();
            const { changes } = conflict;
            const first = changes.find(({ mine }) => mine !== undefined) ?? changes[0];
            form.focusOn(first?.name ?? null);
          }}
          onLoadTheirs={() => form.startOver(rebaseOn(conflict.theirs))}
          onSaveMine={() => form.sendOver(rebaseOn(conflict.theirs))}
        />
      )}
    </>
  );
}

/** For admins: the saved phrases, or those that saving will create. Others see none. */
function phrasesOf(business: OwnedBusinessReply, values: FormValues): string[] | null {
  if (!business.keywords) return null;
  return needsOtherPhrases(business, values)
    ? keywordPhrases(chosenCategories(values), values.city)
    : business.keywords.map(({ keyword }) => keyword);
}
