import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import {
  fieldNames,
  valuesOf,
  type FormValues,
} from '../../features/business-form/business-values.ts';
import type { DraftBase, FormDraft } from '../../features/business-form/form-draft.ts';
import { foreignChanges, isOther, type ForeignChange } from './foreign-changes.ts';

/**
 * What an edit form knows of the business that it is open for. Edits that survived a reload still stand
 * on what they were made on.
 */
export function createKnownBusiness(opened: OwnedBusinessReply, draft: FormDraft) {
  let business = opened;
  let base = draft.read()?.base ?? baseOf(opened);
  let unheard: FormValues | undefined;
  draft.standOn(base);

  /** Part of the edits is stored, and the rest stands on that. */
  function note(soFar: OwnedBusinessReply): void {
    base = baseOf(soFar);
    draft.standOn(base);
  }
  return {
    /** As the form shows it beneath the edits, with the revision that they stand on. */
    before: (): OwnedBusinessReply => ({ ...business, revision: base.revision }),
    note,
    /** The edits stand on this from now on. */
    moveTo(newest: OwnedBusinessReply): void {
      business = newest;
      note(newest);
    },
    /** These were sent, and no answer told what became of them. */
    noteUnheard(values: FormValues): void {
      unheard = values;
    },
    isEdited: (mine: FormValues): boolean =>
      fieldNames.some((name) => isOther(mine[name], base.values[name])),
    foreignChanges: (mine: FormValues, theirs: OwnedBusinessReply): ForeignChange[] =>
      foreignChanges({ base: base.values, mine, theirs: valuesOf(theirs), sent: unheard }),
  };
}

function baseOf(business: OwnedBusinessReply): DraftBase {
  return { values: valuesOf(business), revision: business.revision };
}
