/** No rule at all: React 19 checks no prop types, and downshift only lists its own. */
const anything = { isRequired: null };

/** In the place of the CommonJS package, what downshift reads of it while it loads. */
export default {
  any: anything,
  array: anything,
  bool: anything,
  func: anything,
  number: anything,
  string: anything,
  shape: () => anything,
};
