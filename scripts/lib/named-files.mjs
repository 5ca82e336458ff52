import { posix } from 'node:path';

/** What looks like a file in the repository: a name with one of these extensions, with or without folders. */
const fileName =
  /(?<![\w$@./<{}*:-])(?:[\w.@-]+\/)*\.?[\w.-]*[\w-]\.(?:tsx?|mjs|md|sql|css|svg|png|html|json|example)(?![\w/*{])/g;
/** Backticks distinguish a folder from "either/or". */
const folderName = /`((?:[\w.@-]+\/)+)`/g;
const link = /\]\(([^)\s]+)\)/g;

/**
 * The files and folders that a document mentions but the repository does not have. A name without folders
 * can be anywhere; one in a link is relative to the document, any other to the root.
 * @param {string[]} files all paths of the repository
 * @returns {{ line: number, what: string }[]}
 */
export function missingFiles(document, content, files) {
  const known = knownPaths(files);
  return content.split('\n').flatMap((text, index) =>
    namesIn(document, text)
      .filter((name) => !isForeign(name) && !known.has(name))
      .map((name) => ({ line: index + 1, what: `mentions ${name}, which does not exist` })),
  );
}

function namesIn(document, text) {
  const links = [...text.matchAll(link)].map(([, target]) => target.split('#')[0]);
  const local = links.filter((target) => target && !/^[a-z]+:/.test(target));
  const prose = text.replace(link, ']');
  return [
    ...local.map((target) => posix.join(posix.dirname(document), target).replace(/\/$/, '')),
    ...[...prose.matchAll(fileName)].map(([name]) => name),
    ...[...prose.matchAll(folderName)].map(([, name]) => name.slice(0, -1)),
  ];
}

/** All paths, all folders, and all bare names. */
function knownPaths(files) {
  const known = new Set(files);
  for (const file of files) {
    known.add(posix.basename(file));
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
      known.add(folder);
      known.add(posix.basename(folder));
    }
  }
  return known;
}

/** Created at run time, or starting with a variable: `DATA_DIR/keys.json`. */
function isForeign(name) {
  return /^(node_modules|dist|data|test-results|coverage)(\/|$)|^[A-Z][A-Z_]+\/|^https?:/.test(
    name,
  );
}
