import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import {
  categoryNames,
  fieldNames,
  valuesOf,
  type FieldName,
  type FormValues,
} from '../../../features/business-form/business-values.ts';
import type { DraftBase, FormDraft } from '../../../features/business-form/form-draft.ts';
import { foreignChanges, isOther, type ForeignChange } from './foreign-changes.ts';

/**
 * What an edit form knows of the business that it is open for. Edits that survived a reload still stand
 * on what they were made on, and what was sent before is still the form's own.
 */
export function createKnownBusiness(opened: OwnedBusinessReply, draft: FormDraft) {
  const kept = draft.read();
  let business = opened;
  let { values: base, revision, sent = [] } = kept?.base ?? baseOf(opened);
  keep();

  function keep(): void {
    draft.standOn({ values: base, revision, sent });
  }
  function note(newest: OwnedBusinessReply): void {
    ({ values: base, revision } = baseOf(newest));
    keep();
  }
  function changesBeside(mine: FormValues, theirs: OwnedBusinessReply): ForeignChange[] {
    return foreignChanges({ base, mine, theirs: valuesOf(theirs), sent });
  }
  return {
    /** As the form shows it beneath the edits, with the revision that they stand on. */
    before: (): OwnedBusinessReply => ({ ...business, revision }),
    /**
     * Part of `mine` is stored, and the rest stands on that: unless it shows categories that others
     * chose. What had nothing to write has succeeded on an older revision too.
     * @returns the revision that the rest stands on
     */
    hear(mine: FormValues, soFar: OwnedBusinessReply): string {
      if (!changesBeside(mine, soFar).some(({ name }) => isCategory(name))) note(soFar);
      return revision;
    },
    /** The edits stand on this from now on. */
    moveTo(newest: OwnedBusinessReply): void {
      business = newest;
      note(newest);
    },
    /**
     * These are on their way: whatever ends the page meanwhile, they are its own.
     * @returns the function that says that an answer told what became of them
     */
    noteSent(mine: FormValues): () => void {
      const one = { ...mine, logoUrl: isUpload(mine) ? base.logoUrl : mine.logoUrl };
      sent = [...sent, one];
      keep();
      return () => {
        sent = sent.filter((other) => other !== one);
        keep();
      };
    },
    isEdited: (mine: FormValues): boolean =>
      fieldNames.some((name) => isOther(mine[name], base[name])),
    foreignChanges: changesBeside,
  };
}

function isCategory(name: FieldName): boolean {
  return categoryNames.some((category) => category === name);
}

/** An upload gets an address of the server's, which nobody can know before it is heard of. */
function isUpload({ logoUrl }: FormValues): boolean {
  return logoUrl !== null && logoUrl.startsWith('data:');
}

function baseOf(business: OwnedBusinessReply): DraftBase {
  return { values: valuesOf(business), revision: business.revision };
}
