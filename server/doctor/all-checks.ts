import type { Check } from './check.ts';
import { backupCheck } from './checks/backup.ts';
import { databaseChecks } from './checks/database.ts';
import { emailChecks, testEmailCheck } from './checks/email.ts';
import { fileChecks } from './checks/files.ts';
import { machineChecks } from './checks/machine.ts';
import { programChecks, versionCheck, type ProjectState } from './checks/program.ts';
import { publicUrlChecks } from './checks/public-url.ts';
import { settingChecks } from './checks/settings.ts';
import { tableChecks } from './checks/tables.ts';
import { writerCheck } from './checks/writer.ts';
import type { Subject } from './subject.ts';

/** For the operator at a terminal, whose report may name paths. @param sendTo null sends no test email */
export function operatorChecks(
  subject: Subject,
  project: ProjectState,
  sendTo: string | null,
): Check[] {
  return [
    ...settingChecks(subject),
    ...programChecks(subject, project),
    ...fileChecks(subject),
    ...shared(subject),
    ...(sendTo === null ? [] : [testEmailCheck(subject, sendTo)]),
  ];
}

/**
 * For admins, from a running process: admins need not be the operators, so nothing here names a path, a host
 * other than the public one, or an account of the system.
 */
export function adminChecks(subject: Subject): Check[] {
  return [...settingChecks(subject), versionCheck(), ...shared(subject)];
}

function shared(subject: Subject): Check[] {
  return [
    backupCheck(subject),
    ...databaseChecks(subject),
    ...tableChecks(subject),
    ...emailChecks(subject),
    writerCheck(subject),
    ...publicUrlChecks(subject),
    ...machineChecks(subject),
  ];
}
