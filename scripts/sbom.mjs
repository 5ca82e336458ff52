/** `npm run sbom`: writes a list of all packages that production uses. */
import { writeFileSync } from 'node:fs';

import { Failure, orExplain } from './lib/failure.mjs';
import { npmCommand } from './lib/install.mjs';
import { answerHelp, inProject } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';

answerHelp(`
npm run sbom

Writes sbom.cdx.json, a software bill of materials in the CycloneDX format: every package that
production uses, with its version, license and hash, from package-lock.json. Scanners read it.
`);

await orExplain(async () => {
  const [command, ...npm] = npmCommand();
  const options = ['--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx'];
  // Warnings would be in the middle of it.
  const quiet = ['--loglevel=error'];
  const { code, output } = await run(command, [...npm, 'sbom', ...options, ...quiet]);
  if (code !== 0)
    throw new Failure('npm could not list the packages; see its output above.', output);
  const sbom = JSON.parse(output);
  writeFileSync(inProject('sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  say(`Wrote sbom.cdx.json with ${sbom.components.length} packages.`);
});
