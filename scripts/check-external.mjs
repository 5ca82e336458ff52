/** `npm run check:external`: runs external checkers on the pages and the API's description. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { browserSettings } from './browser.mjs';
import { alertDefects, findPromtool } from './lib/alert-checks.mjs';
import { readAudit } from './lib/audit.mjs';
import { checkDeployment } from './lib/deployment-checks.mjs';
import { downloadTools, findJava } from './lib/external-tools.mjs';
import { Failure, orExplain } from './lib/failure.mjs';
import { htmlDefects } from './lib/html-defects.mjs';
import { npmCommand } from './lib/install.mjs';
import { makeReady } from './lib/make-ready.mjs';
import { projectNode } from './lib/node.mjs';
import { withProgress } from './lib/progress.mjs';
import { say } from './lib/say.mjs';
import { answerHelp, inProject } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { tracingDefects } from './lib/tracing.mjs';

answerHelp(`
npm run check:external

Has what Fourgood serves, and what it is installed with, checked by external tools, and fails on any
error or warning:

  html      every page, as served and as it is in the browser: the W3C's Nu HTML checker
  openapi   /openapi.json: Spectral with its rules for OpenAPI
  alerts    deploy/prometheus: promtool, with a test of each alert
  tracing   the spans that TRACING=on sends: decoded by a receiver of our own, in deploy/opentelemetry
  audit     the packages that production uses: npm's list of known vulnerabilities, if the registry
            has one
  docker    Dockerfile: dockerfile-utils
  compose   compose.yaml: the Compose specification and dclint
  systemd   deploy/systemd/: systemd-analyze
  proxies   deploy/caddy/ and deploy/nginx/: both run in front of a real Fourgood
  image     the Dockerfile: Buildah builds it on a Debian from debootstrap, and Podman runs it (as root;
            minutes the first time, and 2 GB in ~/.cache/fourgood-image)

The last three say what to install, and are skipped, where their programs are missing.
The others need Java 17 or newer (JAVA_HOME, else java), promtool (PROMTOOL, else promtool), a browser as
\`npm test\` does, and, the first time, the network: the checkers (120 MB) are downloaded into
node_modules/.cache, at versions
that scripts/lib/external-tools.mjs names. \`npm test\` does not need them, and does not run this.
What was checked stays in test-results/external.
`);

const folder = inProject('test-results', 'external');

await orExplain(async () => {
  const java = findJava();
  findPromtool();
  const known = [...(await checkPackages()), ...checkAlerts()];
  await makeReady({ pages: true });
  const tools = await downloadTools();
  await savePages();
  const pages = [...(await checkHtml(java, tools)), ...(await checkOpenApi(tools))];
  const running = [...(await checkTracing()), ...(await checkDeployment(conclude, tools))];
  const defects = [...known, ...pages, ...running];
  if (defects.length === 0) return;
  throw new Failure('The checkers found errors or warnings; see above.', defects.join('\n\n'));
});

async function savePages() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const env = await browserSettings();
  await withProgress('Saving the pages', 'Saved the pages', async () => {
    const program = [inProject('e2e', 'tools', 'save-pages.ts'), folder];
    const { code, output } = await run(projectNode(), program, { env });
    if (code !== 0) throw new Failure('The pages could not be saved.', output);
  });
}

async function checkHtml(java, { vnu }) {
  const pages = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
  const files = Object.keys(pages).map((name) => join(folder, name));
  const options = ['--format', 'json', '--stdout', '--exit-zero-always'];
  const { output } = await run(java, ['-jar', vnu, ...options, ...files]);
  return conclude('html', `${files.length} pages`, htmlDefects(output, pages));
}

async function checkOpenApi({ spectral, ruleset }) {
  const file = join(folder, 'openapi.json');
  const options = ['--ruleset', ruleset, '--fail-severity', 'hint'];
  const { code, output } = await run(projectNode(), [spectral, 'lint', file, ...options]);
  return conclude('openapi', '/openapi.json', code === 0 ? [] : [output.trim()]);
}

async function checkPackages() {
  const [command, ...npm] = npmCommand();
  const { output } = await run(command, [...npm, 'audit', '--omit=dev', '--json']);
  const { defects, unanswered } = readAudit(output);
  if (unanswered === null) return conclude('audit', 'packages', defects);
  say(`skipped audit    the registry did not answer: ${unanswered}`);
  return [];
}

function checkAlerts() {
  return conclude('alerts', 'deploy/prometheus', alertDefects());
}

async function checkTracing() {
  return conclude('tracing', 'the spans of every call', await tracingDefects());
}

function conclude(name, what, defects) {
  say(`${defects.length === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(8)} ${what}`);
  return defects;
}
