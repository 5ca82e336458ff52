/** What a list says of its rows. */
export interface ListWords {
  label: string;
  loading: string;
  /** T-57, T-58 */
  failure: string;
  none: string;
  /** `Nobody`, `No business`: that matches a search. */
  nothing: string;
  one: string;
  many: string;
}
