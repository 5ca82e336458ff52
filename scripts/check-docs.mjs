/**
 * Checks what no other tool does: documents mention only what exists, sources contain no hidden
 * characters and no wide comments, and every package can be verified.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { hiddenCharacters } from './lib/hidden-characters.mjs';
import { lockDefects } from './lib/lock-defects.mjs';
import { missingFiles } from './lib/named-files.mjs';
import { answerHelp, inProject } from './lib/project.mjs';
import { repositoryFiles } from './lib/repository-files.mjs';
import { specification, specifiedKeys, wrongKeys } from './lib/spec-keys.mjs';
import { undocumentedPackages } from './lib/undocumented-packages.mjs';
import { wideComments } from './lib/wide-comments.mjs';

const script = /\.(tsx?|m?js|mts)$/;
const text = /\.(md|tsx?|m?js|json|css|html|svg|sql|ya?ml|sh|txt)$|(^|\/)\.[\w.-]+$/;

/** One line per problem: where it is and what is wrong. */
export function defects() {
  const files = repositoryFiles();
  return [...fileDefects(files), ...packageDefects()];
}

function fileDefects(files) {
  const specified = specifiedKeys(readFileSync(inProject(specification), 'utf8'));
  return files
    .filter((file) => text.test(file))
    .flatMap((file) => {
      const content = readFileSync(inProject(file), 'utf8');
      const gone = file.endsWith('.md') ? missingFiles(file, content, files) : [];
      const wide = script.test(file) ? wideComments(content) : [];
      const found = [
        ...gone,
        ...wrongKeys(file, content, specified),
        ...hiddenCharacters(content),
        ...wide,
      ];
      return found.map(({ line, what }) => `${file}:${line}: ${what}`);
    });
}

function packageDefects() {
  const manifest = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const page = 'docs/DEPENDENCIES.md';
  const lock = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  return [
    ...undocumentedPackages(manifest, readFileSync(inProject(page), 'utf8')).map(
      (name) => `${page}: does not name ${name}`,
    ),
    ...lockDefects(lock).map((defect) => `package-lock.json: ${defect}`),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  answerHelp(`
node scripts/check-docs.mjs

Fails when
- a document mentions a file that is not in the repository;
- a test or a document uses a key (a letter and two digits, or a section sign between two numbers)
  that docs/SPECIFICATION.md does not contain;
- product code uses a key instead of saying what it means;
- a package is missing from docs/DEPENDENCIES.md;
- package-lock.json has a package that cannot be verified, comes from elsewhere than the registry, or
  brings an unknown install script;
- a source file contains an invisible character (control, bidirectional, zero-width) that could
  make code look different from what it does;
- a comment of a script is wider than 112 columns.
`);
  const found = defects();
  process.stdout.write(found.map((defect) => `${defect}\n`).join(''));
  process.exitCode = found.length === 0 ? 0 : 1;
}
