/** Messages that don't report a defect, each with the reason. */
const accepted = [
  // CSS Basic User Interface 4 has it; the checker does not know it yet.
  /^CSS: “field-sizing”: Property “field-sizing” doesn't exist\.$/,
  // CSS Transitions 2 has both; every browser engine does since 2024, the checker not yet.
  /^CSS: “transition”: “allow-discrete” is not a “transition” value\.$/,
  /^CSS: Unrecognized at-rule “@starting-style”$/,
  // React writes void elements this way. All our attributes are quoted, so it has no effect.
  /^Trailing slash on void elements has no effect/,
];

/**
 * The errors and warnings of the Nu HTML checker, each once, with the pages they occur on.
 * @param {string} output its report as JSON @param {Record<string, string>} pages page names by file name
 * @returns {string[]}
 */
export function htmlDefects(output, pages) {
  const found = new Map();
  for (const { message, extract, url } of messagesOf(output)) {
    if (accepted.some((known) => known.test(message))) continue;
    const file = url?.split('/').at(-1) ?? '';
    const defect = found.get(message) ?? { extract, pages: new Set() };
    found.set(message, { ...defect, pages: defect.pages.add(pages[file] ?? url) });
  }
  return [...found].map(([message, defect]) =>
    [message, defect.extract?.trim(), ...defect.pages].filter(Boolean).join('\n  '),
  );
}

/** A checker that could not start prints plain text instead of JSON. */
function messagesOf(output) {
  try {
    return JSON.parse(output).messages;
  } catch {
    return [{ message: `The HTML checker failed: ${output.trim()}` }];
  }
}
