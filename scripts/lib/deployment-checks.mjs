import { Failure } from './failure.mjs';
import { projectNode } from './node.mjs';
import { withProgress } from './progress.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

/** Checks what operators install with: Dockerfile, compose.yaml, deploy/. @returns defects */
export async function checkDeployment(conclude, tools) {
  return [
    ...(await lint(conclude, tools)),
    ...(await prove(conclude, 'systemd', 'the systemd unit')),
    ...(await prove(conclude, 'proxies', 'Caddy and nginx in front of Fourgood')),
    ...(await prove(conclude, 'image', 'the image, built and run')),
  ];
}

async function lint(conclude, { composeLint, composeRules, dockerfileLint }) {
  const compose = [composeLint, '--config', composeRules, '--max-warnings', '0'];
  return [
    ...(await check(conclude, 'docker', 'Dockerfile', projectNode(), [dockerfileLint, 'lint'])),
    ...(await check(conclude, 'compose', 'compose.yaml', projectNode(), compose)),
  ];
}

/** A program that exits with 0 if the file is good. The path is the last argument. */
async function check(conclude, name, file, program, args) {
  const { code, output } = await run(program, [...args, file]);
  return conclude(name, file, code === 0 ? [] : [output.trim()]);
}

/** One of the checks in prove/deploy/, which run other people's programs. */
async function prove(conclude, name, what) {
  const program = inProject('prove', 'deploy', 'main.ts');
  const outcome = await withProgress(`Checking ${what}`, `Checked ${what}`, async () => {
    const { code, output } = await run(projectNode(), [program, name]);
    if (code !== 0) throw new Failure(`The check of ${what} could not be run.`, output);
    return JSON.parse(output.split('\n').findLast((line) => line.startsWith('{')));
  });
  if (outcome.missing !== null) return skip(name, outcome.missing);
  return conclude(name, `${what}: ${outcome.passed} claims`, outcome.defects);
}

function skip(name, why) {
  say(`skipped ${name.padEnd(8)} ${why}`);
  return [];
}
