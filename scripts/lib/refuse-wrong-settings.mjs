import { Failure } from './failure.mjs';
import { projectNode } from './node.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';

/** Of `server/config/check-settings.ts`. */
const wrongSettings = 78;

/**
 * Checks the server's settings without its packages. Does nothing if there is no Node.js yet that runs
 * TypeScript: npm installs it.
 * @throws Failure with a line for each wrong setting
 */
export async function refuseWrongSettings() {
  const node = nodeIfAny();
  if (node === null) return;
  // Earlier versions of Node.js 24 print a warning about TypeScript.
  const program = ['--no-warnings', inProject('server', 'config', 'check-settings.ts')];
  const { code, output } = await run(node, program);
  if (code === wrongSettings) throw new Failure(output);
}

function nodeIfAny() {
  try {
    return projectNode();
  } catch {
    return null;
  }
}
