/**
 * The architecture's import rules as a lint rule (docs/ARCHITECTURE.md).
 * Paths are those of the imported files, however an import writes them. A test breaks each import rule and
 * expects this lint rule to report it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/** Each import rule, by path prefixes in the repository or by package names. */
const importRules = [
  {
    from: ['contract/'],
    only: ['contract/', 'zod/mini'],
    except: ({ file }) => isTestCode(file),
    because: 'the contract is used by both sides, so it imports only zod/mini and itself',
  },
  {
    from: ['web/'],
    never: ['server/', 'node:'],
    // Code in web/build runs in Node, during the build.
    except: ({ file, target }) =>
      isTestCode(file) || (file.startsWith('web/build/') && target.startsWith('node:')),
    because: 'the browser reaches the server only through web/api',
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
    because: 'the domain knows no request, cookie or status: nothing imports upward',
  },
  {
    from: ['server/routes/'],
    never: ['server/db/'],
    except: ({ file }) => isTestCode(file),
    because: 'a route calls the domain, which reads and writes the database',
  },
  {
    from: ['server/email/'],
    never: ['server/routes/', 'server/http/', 'server/pages/', 'server/domain/'],
    because: 'email is below the domain: nothing imports upward',
  },
  {
    from: ['server/'],
    never: ['drizzle-orm', 'pg'],
    // The pool's type may be used by code that only passes the pool on.
    except: ({ file, target, isType }) =>
      file.startsWith('server/db/') ||
      isTestCode(file) ||
      (isType && target === 'pg' && !startsWithAny(file, ['server/domain/', 'server/routes/'])),
    because: 'only server/db contains SQL',
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
    because: 'web/ui is below everything product-specific',
  },
  {
    from: ['web/ui/'],
    never: ['wouter', '@tanstack/', 'contract/'],
    because: 'web/ui knows no router, no queries and no product text',
  },
  {
    from: ['web/api/'],
    never: ['web/ui/', 'web/features/', 'web/visitor/', 'web/app/', 'web/static-pages/'],
    because: 'the client is below the screens: nothing imports upward',
  },
  {
    from: ['web/features/'],
    never: ['web/visitor/', 'web/app/', 'web/static-pages/'],
    because: 'a feature is used by every entry and knows none of them',
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

/** The packages that the scripts customers wait for may load, directly or indirectly; no others. */
const leanEntries = {
  'web/visitor/main.tsx': ['react', 'react-dom'],
  'web/static-pages/main.ts': [],
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
          message: `${file} must not import ${target}: ${because}.`,
        });
      }
    };
    return {
      Program: (node) => {
        const allowed = leanEntries[file];
        if (!allowed) return;
        for (const path of otherPackages(allowed, context.filename, context.cwd)) {
          context.report({
            node,
            message: `Customers wait for this script, and it loads ${path}.`,
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

/** Why an import is not allowed; empty if it is. */
function broken(edge) {
  return importRules
    .filter((rule) => startsWithAny(edge.file, rule.from))
    .filter((rule) => forbids(rule, edge.target) && !rule.except?.(edge))
    .map((rule) => rule.because);
}

function forbids(rule, target) {
  return rule.only ? !startsWithAny(target, rule.only) : startsWithAny(target, rule.never);
}

function isTestCode(path) {
  return /\.test\.\w+$|^(e2e|bench|prove|server\/testing)\b|^\w+\.config\.ts$/.test(path);
}

function featureOf(path) {
  return path.split('/')[2];
}

/** The path of a file in the repository, or the specifier of a package. */
function targetOf(source, filename, root) {
  return source.startsWith('.')
    ? posix(relative(root, resolve(dirname(filename), source)))
    : source;
}

/**
 * `web/` and `node:` match everything that starts with them; other names match themselves and their
 * contents.
 */
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

/** Every import chain from an entry to a package other than these, within the entry's script. */
function otherPackages(allowed, entry, root) {
  const seen = new Set([entry]);
  const found = [];
  const walk = (file, trail) => {
    for (const source of valueImports(file)) {
      const next = resolve(dirname(file), source);
      if (!source.startsWith('.')) {
        if (!startsWithAny(source, allowed)) found.push([...trail, source].join(' → '));
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
