/**
 * Reads what `npm audit --json` printed.
 * @returns {{ defects: string[], unanswered: string | null }} known vulnerabilities of packages, or why the
 * registry did not say
 */
export function readAudit(output) {
  const report = parse(output);
  if (report?.auditReportVersion === undefined)
    return { defects: [], unanswered: report?.message ?? 'npm gave no answer' };
  const defects = Object.values(report.vulnerabilities).map(
    ({ name, severity, range }) => `${name} ${range}: ${severity}`,
  );
  return { defects, unanswered: null };
}

/** npm may print warnings first. */
function parse(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return null;
  }
}
