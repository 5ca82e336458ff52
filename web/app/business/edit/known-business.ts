import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import {
  categoryNames,
  fieldNames,
  valuesOf,
  type FieldName,
  type FormValues,
} from '../../../features/business-form/business-values.ts';
import type { DraftBase, FormDraft } from '../../../features/business-form/form-draft.ts';
import { areMergeable, foreignChanges, isOther, type ForeignChange } from './foreign-changes.ts';

/**
 * What an open edit form knows about its business. Edits restored after a reload are still based on
 * the revision they were made on, and what was sent before still counts as the form's own.
 */
export function createKnownBusiness(opened: OwnedBusinessReply, draft: FormDraft) {
  const saved = draft.read();
  let business = opened;
  let { values: base, revision, sent = [] } = saved?.base ?? baseOf(opened);
  save();

  function save(): void {
    draft.standOn({ values: base, revision, sent });
  }
  function setBase(newest: OwnedBusinessReply): void {
    ({ values: base, revision } = baseOf(newest));
    save();
  }
  function changesByOthers(mine: FormValues, theirs: OwnedBusinessReply): ForeignChange[] {
    return foreignChanges({ base, mine, theirs: valuesOf(theirs), sent });
  }
  return {
    /** What the form shows below the edits, with the revision they are based on. */
    before: (): OwnedBusinessReply => ({ ...business, revision }),
    /**
     * Part of `mine` is stored, and the rest is now based on that, unless the reply includes
     * categories that others chose. A save without changes succeeds on an outdated revision too.
     * @returns the revision that the rest is based on
     */
    recordReply(mine: FormValues, soFar: OwnedBusinessReply): string {
      if (!changesByOthers(mine, soFar).some(({ name }) => isCategory(name))) setBase(soFar);
      return revision;
    },
    /** Bases the edits on this from now on. */
    rebaseOn(newest: OwnedBusinessReply): void {
      business = newest;
      setBase(newest);
    },
    /**
     * Records what is being sent: however the page ends, these are its own changes.
     * @returns a function to call once the response has arrived
     */
    recordSent(mine: FormValues): () => void {
      const one = { ...mine, logoUrl: isUpload(mine) ? base.logoUrl : mine.logoUrl };
      sent = [...sent, one];
      save();
      return () => {
        sent = sent.filter((other) => other !== one);
        save();
      };
    },
    isEdited: (mine: FormValues): boolean =>
      fieldNames.some((name) => isOther(mine[name], base[name])),
    foreignChanges: changesByOthers,
    /** Whether saving `mine` next to these changes by others loses nothing of either. */
    canMerge: (mine: FormValues, changes: readonly ForeignChange[]): boolean =>
      areMergeable(changes, { base, mine }),
  };
}

function isCategory(name: FieldName): boolean {
  return categoryNames.some((category) => category === name);
}

/** An uploaded logo gets its URL from the server, so it is unknown until the response. */
function isUpload({ logoUrl }: FormValues): boolean {
  return logoUrl !== null && logoUrl.startsWith('data:');
}

function baseOf(business: OwnedBusinessReply): DraftBase {
  return { values: valuesOf(business), revision: business.revision };
}
