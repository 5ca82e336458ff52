/** The texts of a list. */
export interface ListText {
  label: string;
  loading: string;
  /** Shown when the list cannot be loaded. */
  failure: string;
  none: string;
  /** `No users`, `No businesses`: followed by "matching" and the search. */
  nothing: string;
  one: string;
  many: string;
}
