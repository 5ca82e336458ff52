import { oneLine } from '../../../../contract/one-line.ts';
import {
  categoryNames,
  fieldNames,
  type FieldName,
  type FormValues,
} from '../../../features/business-form/business-values.ts';

/** A field that another window or person has changed since the form was filled in. */
export interface ForeignChange {
  name: FieldName;
  theirs: string | null;
  /** The form's value; missing if this person has not changed the field. */
  mine?: string | null;
}

interface Versions {
  /** What the edits are based on. */
  base: FormValues;
  mine: FormValues;
  /** What is stored now. */
  theirs: FormValues;
  /** What this form has sent without a response; if that is stored now, no one else wrote it. */
  sent: readonly FormValues[];
}

/** The changes by others that saving `mine` would overwrite or leave unseen, in form order. */
export function foreignChanges({ base, mine, theirs, sent }: Versions): ForeignChange[] {
  const isForeign = (name: FieldName) =>
    [base, mine, ...sent].every((known) => isOther(theirs[name], known[name]));
  return fieldNames.filter(isForeign).map((name) => ({
    name,
    theirs: theirs[name],
    ...(isOther(mine[name], base[name]) && { mine: mine[name] }),
  }));
}

/**
 * Whether both sides' changes can be kept without asking: none is to a field that this form changed too.
 * The three categories count as one field, because they are a list without duplicates.
 */
export function areMergeable(
  changes: readonly ForeignChange[],
  { base, mine }: Pick<Versions, 'base' | 'mine'>,
): boolean {
  const isCategory = ({ name }: ForeignChange) => categoryNames.some((one) => one === name);
  const ownCategories = categoryNames.some((name) => isOther(mine[name], base[name]));
  return changes.every((change) =>
    isCategory(change) ? !ownCategories : change.mine === undefined,
  );
}

/** The server trims white space and stores null for empty text. */
export function isOther(one: string | null, other: string | null): boolean {
  return oneLine(one ?? '') !== oneLine(other ?? '');
}
