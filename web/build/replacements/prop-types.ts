/** React 19 ignores prop types; downshift only declares some. */
const anything = { isRequired: null };

/** Replaces the CommonJS package with what downshift reads when it loads. */
export default {
  any: anything,
  array: anything,
  bool: anything,
  func: anything,
  number: anything,
  string: anything,
  shape: () => anything,
};
