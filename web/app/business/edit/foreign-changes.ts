import { oneLine } from '../../../../contract/one-line.ts';
import {
  fieldNames,
  type FieldName,
  type FormValues,
} from '../../../features/business-form/business-values.ts';

/** A field that another window or somebody else has changed since the form was filled. */
export interface ForeignChange {
  name: FieldName;
  theirs: string | null;
  /** What the form holds; missing where the person has not changed the field. */
  mine?: string | null;
}

interface Versions {
  /** What the edits were made on. */
  base: FormValues;
  mine: FormValues;
  /** What is stored now. */
  theirs: FormValues;
  /** What this form has sent without hearing of it again: where that is stored now, it is no one else's. */
  sent: readonly FormValues[];
}

/** What saving `mine` would take back of others' work or leave unseen, in the order of the fields. */
export function foreignChanges({ base, mine, theirs, sent }: Versions): ForeignChange[] {
  const isForeign = (name: FieldName) =>
    [base, mine, ...sent].every((known) => isOther(theirs[name], known[name]));
  return fieldNames.filter(isForeign).map((name) => ({
    name,
    theirs: theirs[name],
    ...(isOther(mine[name], base[name]) && { mine: mine[name] }),
  }));
}

/** The server folds white space, and keeps null for what is empty. */
export function isOther(one: string | null, other: string | null): boolean {
  return oneLine(one ?? '') !== oneLine(other ?? '');
}
