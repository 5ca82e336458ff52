import { diagnoseSettings, type Diagnosis } from '../config/diagnose-config.ts';
import { operatorChecks } from '../doctor/all-checks.ts';
import { openSubject } from '../doctor/open-subject.ts';
import { hasFailures, runChecks } from '../doctor/run-checks.ts';
import { parseDoctorOptions, type DoctorOptions } from './doctor-options.ts';
import { doctorReport } from './doctor-report.ts';
import { explainFailure, say } from './run-command.ts';

await main();

/** `npm run doctor`: checks an installation, whether or not it is running, and says what to do. */
async function main(): Promise<void> {
  try {
    const options = parseDoctorOptions(process.argv.slice(2));
    process.exitCode = await diagnose(options);
  } catch (error) {
    say(explainFailure(error));
    process.exitCode = 1;
  }
}

async function diagnose({ json, send, project }: DoctorOptions): Promise<number> {
  const diagnosis = diagnoseSettings();
  const subject = openSubject(diagnosis);
  try {
    const to = send.to === 'address' ? send.address : defaultRecipient(diagnosis, send.to);
    const checks = await runChecks(operatorChecks(subject, project, to));
    const isOk = !hasFailures(checks);
    const report = json ? JSON.stringify({ ok: isOk, checks }, null, 2) : doctorReport(checks);
    process.stdout.write(`${report}\n`);
    return isOk ? 0 : 1;
  } finally {
    await subject.close();
  }
}

/** Only an address that the operator has set; the standard contact address is nobody's. */
function defaultRecipient({ config }: Diagnosis, to: 'default' | 'nobody'): string | null {
  if (to === 'nobody' || config.mail.transport.kind === 'inbox') return null;
  if (config.adminEmail !== null) return config.adminEmail;
  return config.contactEmail.endsWith('@example.com') ? null : config.contactEmail;
}
