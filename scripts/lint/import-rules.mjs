/**
 * The architecture's import laws as a rule of the linter (docs/ARCHITECTURE.md).
 *
 * Paths are those of the files that are meant, however an import spells them. A test breaks each
 * law and expects this rule to say so.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/** What a law is about, by the beginning of a path in the repository or of a package's name. */
const laws = [
  {
    from: ['contract/'],
    only: ['contract/', 'zod/mini'],
    except: ({ file }) => isTestCode(file),
    because: 'the contract is read by both sides, so it imports zod/mini and itself only',
  },
  {
    from: ['web/'],
    never: ['server/', 'node:'],
    // What stands in web/build runs in Node, while the pages are built.
    except: ({ file, target }) =>
      isTestCode(file) || (file.startsWith('web/build/') && target.startsWith('node:')),
    because: 'the browser reaches the server through web/api only',
  },
  {
    from: ['server/'],
    never: ['web/', 'dist/'],
    because: 'the server knows the browser only as the renderers that server/pages loads',
  },
  {
    from: ['server/db/'],
    never: ['server/domain/', 'server/routes/', 'server/http/', 'server/email/', 'server/pages/'],
    because: 'the database is the lowest layer: nothing imports upward',
  },
  {
    from: ['server/domain/'],
    never: ['server/routes/', 'server/http/', 'server/pages/', 'fastify', '@fastify/'],
    because: 'the domain sees no request, cookie or status: nothing imports upward',
  },
  {
    from: ['server/email/'],
    never: ['server/routes/', 'server/http/', 'server/pages/', 'server/domain/'],
    because: 'mail lies beneath the domain: nothing imports upward',
  },
  {
    from: ['server/'],
    never: ['drizzle-orm', 'pg'],
    // The pool's type may be named where it is handed on.
    except: ({ file, target, isType }) =>
      file.startsWith('server/db/') ||
      isTestCode(file) ||
      (isType && target === 'pg' && !startsWithAny(file, ['server/domain/', 'server/routes/'])),
    because: 'only server/db speaks SQL',
  },
  {
    from: ['web/ui/'],
    never: [
      'web/features/',
      'web/visitor/',
      'web/app/',
      'web/static-pages/',
      'web/api/',
      'web/paths.ts',
    ],
    because: 'web/ui lies beneath everything of the product',
  },
  {
    from: ['web/ui/'],
    never: ['wouter', '@tanstack/', 'contract/'],
    because: 'web/ui knows no router, no queries and no product words',
  },
  {
    from: ['web/api/'],
    never: ['web/ui/', 'web/features/', 'web/visitor/', 'web/app/', 'web/static-pages/'],
    because: 'the client lies beneath the screens: nothing imports upward',
  },
  {
    from: ['web/features/'],
    never: ['web/visitor/', 'web/app/', 'web/static-pages/'],
    because: 'a feature serves every entry and knows none of them',
  },
  {
    from: ['web/features/'],
    never: ['web/features/'],
    except: ({ file, target }) => featureOf(file) === featureOf(target),
    because: 'features do not import each other',
  },
  {
    from: ['web/visitor/'],
    never: ['web/app/', 'web/static-pages/'],
    because: 'the entries do not import each other',
  },
  {
    from: ['web/app/'],
    never: ['web/visitor/', 'web/static-pages/'],
    because: 'the entries do not import each other',
  },
  {
    from: ['web/static-pages/'],
    never: ['web/visitor/', 'web/app/'],
    because: 'the entries do not import each other',
  },
  {
    from: [''],
    never: [''],
    except: ({ file, target }) => isTestCode(file) || !isTestCode(target),
    because: 'product code never imports tests',
  },
];

/** What a page that a customer waits for may never load, however far down it is imported. */
const heavy = ['zod', 'wouter', '@tanstack/'];
const leanEntries = {
  'web/visitor/main.tsx': heavy,
  'web/static-pages/main.ts': [...heavy, 'react', 'react-dom'],
};

const architecture = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = posix(relative(context.cwd, context.filename));
    const check = (node, isType) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const target = targetOf(source, context.filename, context.cwd);
      for (const because of broken({ file, target, isType })) {
        context.report({
          node: node.source,
          message: `${file} may not import ${target}: ${because}.`,
        });
      }
    };
    return {
      Program: (node) => {
        const forbidden = leanEntries[file] ?? [];
        for (const path of pathsTo(forbidden, context.filename, context.cwd)) {
          context.report({
            node,
            message: `A customer waits for this script, and it loads ${path}.`,
          });
        }
      },
      ImportDeclaration: (node) => check(node, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, false),
      TSImportType: (node) => check(node, true),
    };
  },
};

export default { meta: { name: 'import-rules' }, rules: { architecture } };

/** The reasons for which an import is refused; none when it is lawful. */
function broken(edge) {
  return laws
    .filter((law) => startsWithAny(edge.file, law.from))
    .filter((law) => forbids(law, edge.target) && !law.except?.(edge))
    .map((law) => law.because);
}

function forbids(law, target) {
  return law.only ? !startsWithAny(target, law.only) : startsWithAny(target, law.never);
}

function isTestCode(path) {
  return /\.test\.\w+$|^(e2e|bench|server\/testing)\b|^\w+\.config\.ts$/.test(path);
}

function featureOf(path) {
  return path.split('/')[2];
}

/** A file of the repository by its path there, a package by its specifier. */
function targetOf(source, filename, root) {
  return source.startsWith('.')
    ? posix(relative(root, resolve(dirname(filename), source)))
    : source;
}

/** `web/` and `node:` stand for all that begins so; other names for themselves and what is inside. */
function startsWithAny(text, beginnings) {
  return beginnings.some(
    (beginning) =>
      text === beginning ||
      text.startsWith(/[/:]$|^$/.test(beginning) ? beginning : `${beginning}/`),
  );
}

function posix(path) {
  return path.replaceAll('\\', '/');
}

/** Every way from an entry to one of these packages through imports that stay in its script. */
function pathsTo(packages, entry, root) {
  if (packages.length === 0) return [];
  const seen = new Set([entry]);
  const found = [];
  const walk = (file, trail) => {
    for (const source of valueImports(file)) {
      const next = resolve(dirname(file), source);
      if (!source.startsWith('.')) {
        if (startsWithAny(source, packages)) found.push([...trail, source].join(' → '));
      } else if (!seen.has(next) && existsSync(next)) {
        seen.add(next);
        walk(next, [...trail, posix(relative(root, next))]);
      }
    }
  };
  walk(entry, []);
  return found;
}

const valueImport =
  /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;

function valueImports(file) {
  if (!/\.[mc]?[jt]sx?$/.test(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(valueImport)].map((match) => match[1] ?? match[2]);
}
