/** Messages that report no defect, each with the reason. */
const accepted = [
  // CSS Basic User Interface 4 has it; the checker does not know it yet.
  /^CSS: “field-sizing”: Property “field-sizing” doesn't exist\.$/,
  // React writes void elements this way. All of our attributes are quoted, so it has no effect at all.
  /^Trailing slash on void elements has no effect/,
];

/**
 * The errors and warnings of the Nu HTML checker, each once, with the pages that have it.
 * @param {string} output its report as JSON @param {Record<string, string>} pages by the name of their file
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

/** A checker that could not even begin says so in words. */
function messagesOf(output) {
  try {
    return JSON.parse(output).messages;
  } catch {
    return [{ message: `The HTML checker failed: ${output.trim()}` }];
  }
}
