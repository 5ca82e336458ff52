/** `npm run admin`: manages who is an admin. */
import { answerHelp } from './lib/project.mjs';
import { runServerCommand } from './lib/server-command.mjs';

answerHelp(`
npm run admin -- grant <email>             makes an account an admin
npm run admin -- revoke <email> [--force]  removes an account's admin rights
npm run admin -- reset-factor <email>      turns off two-step sign-in for an account whose owner lost
                                           their passkeys, app and recovery codes
npm run admin -- list                      lists the admins
npm run admin -- migrate                   brings the database's tables up to date, as each start does
npm run admin -- reseal                    encrypts waiting email again after a change of APP_SECRET
npm run admin -- accept-secret             takes the current APP_SECRET as this database's own
npm run admin -- backup-done               records that another tool has just made a backup

The account must exist and its email address must be verified: register first, then grant.
Changes take effect immediately, on all devices. Revoking the last admin requires --force.
grant, revoke and reset-factor are recorded in the audit table. reset-factor signs the account out
everywhere and emails its owner: make sure first that the person who asks is the owner. reseal says
whether APP_SECRET_PREVIOUS is still needed; accept-secret is for an APP_SECRET that was lost or leaked. They change nobody's rights, so they are not recorded.

Uses the same settings (.env and the environment) and the same database as npm start, whether
or not the app is running.
`);

await runServerCommand('admin');
