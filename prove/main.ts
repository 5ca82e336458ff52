/** `npm run prove -- crash`: the long proofs behind docs/RELIABILITY.md and docs/SECURITY.md. */
import { parseArgs } from 'node:util';

import { crash } from './crash.ts';
import { failover } from './failover.ts';
import { MissingPrograms } from './failover/programs.ts';
import { interruptions } from './interruptions.ts';
import { mail } from './mail.ts';
import { outage } from './outage.ts';
import { overload } from './overload.ts';
import { fuzz } from './fuzz.ts';
import { failuresOf, type Proof } from './proof.ts';
import { printTable, updateSection } from './figures.ts';
import { scale } from './scale.ts';
import { soak } from './soak.ts';
import { upgrade } from './upgrade.ts';
import { cleanUpOnExit } from './stage/cleanup.ts';

const proofs: Proof[] = [crash, failover, fuzz, mail, outage, overload, scale, soak, upgrade];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    only: { type: 'string', multiple: true },
    seed: { type: 'string' },
    rate: { type: 'string' },
    businesses: { type: 'string' },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const chosen = proofs.filter(({ name }) => positionals.includes(name));

if (values.help || chosen.length === 0 || chosen.length < positionals.length) help();
else await proveAll().catch(explainMissing);

function help(): void {
  console.log(`
npm run prove -- <proof> … [--rounds N] [--quick]

Breaks or attacks a running Fourgood on purpose and counts what goes wrong. Needs Linux or macOS, and a
machine with nothing else to do.

${proofs.map(({ name, about }) => `  ${name.padEnd(9)} ${about}`).join('\n')}

  --rounds N  crash, failover: how many crashes; fuzz: how many requests; scale, soak: how many minutes
  --seed N    fuzz: other requests; the same number makes the same ones
  --only X    outage: ${interruptions.map(({ name }) => name).join(', ')}; fuzz: the number of a request
  --rate N    scale: so many calls a second, instead of as many as the machine can carry
  --businesses N  scale, upgrade: how many
  --quick     a short form, which like --only changes no document
`);
  process.exitCode = values.help || positionals.length === 0 ? 0 : 1;
}

async function proveAll(): Promise<void> {
  cleanUpOnExit();
  for (const proof of chosen) {
    const { quick, only } = values;
    const rounds = numberOf(values.rounds);
    const seed = numberOf(values.seed);
    const size = { rate: numberOf(values.rate), businesses: numberOf(values.businesses) };
    const say = (line: string) => console.error(`  ${line}`);
    console.log(`\n${proof.title}`);
    const report = await proof.run({ quick, say, rounds, seed, only, ...size, run: process.pid });
    printTable(report);
    if (report.details !== undefined) console.log(JSON.stringify(report.details, null, 2));
    if (!quick && only === undefined && size.businesses === undefined) updateSection(proof, report);
    if (failuresOf(report, { times: true }).length > 0) process.exitCode = 1;
  }
}

function explainMissing(error: unknown): void {
  if (!(error instanceof MissingPrograms)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
