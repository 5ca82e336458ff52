/** `npm run prove -- crash`: the long proofs behind docs/RELIABILITY.md. */
import { parseArgs } from 'node:util';

import { crash } from './crash.ts';
import { interruptions } from './interruptions.ts';
import { mail } from './mail.ts';
import { outage } from './outage.ts';
import { overload } from './overload.ts';
import { failuresOf, type Proof } from './proof.ts';
import { printTable, updateSection } from './reliability-page.ts';
import { soak } from './soak.ts';
import { cleanUpOnExit } from './stage/cleanup.ts';

const proofs: Proof[] = [crash, mail, outage, overload, soak];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    only: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const chosen = proofs.filter(({ name }) => positionals.includes(name));

if (values.help || chosen.length === 0 || chosen.length < positionals.length) help();
else await proveAll();

function help(): void {
  console.log(`
npm run prove -- <proof> … [--rounds N] [--quick]

Breaks a running Fourgood on purpose and counts what is lost. Needs built pages (npm start or
npm test builds them), Linux or macOS, and a machine with nothing else to do.

${proofs.map(({ name, about }) => `  ${name.padEnd(9)} ${about}`).join('\n')}

  --rounds N  crash: how many crashes; soak: how many minutes
  --only X    outage: ${interruptions.map(({ name }) => name).join(', ')}
  --quick     a short form, which like --only does not change docs/RELIABILITY.md
`);
  process.exitCode = values.help || positionals.length === 0 ? 0 : 1;
}

async function proveAll(): Promise<void> {
  cleanUpOnExit();
  for (const proof of chosen) {
    const { quick, only } = values;
    const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
    const say = (line: string) => console.error(`  ${line}`);
    console.log(`\n${proof.title}`);
    const report = await proof.run({ quick, say, rounds, only, run: process.pid });
    printTable(report);
    if (report.details !== undefined) console.log(JSON.stringify(report.details, null, 2));
    if (!quick && only === undefined) updateSection(proof, report);
    if (failuresOf(report, { times: true }).length > 0) process.exitCode = 1;
  }
}
