import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

/** Kept per folder: one run of lint asks for thousands of files. */
const manifests = new Map();

const FIELDS = ['dependencies', 'peerDependencies', 'optionalDependencies'];

/**
 * Who imports a package has to declare it, since a package's folder is all that another team has of it. Rules of known
 * plugins admit what the root of a workspace declares, and do not look at workspaces' own names.
 */
export const declaredDependencies = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { tests: { type: 'boolean' } },
        additionalProperties: false,
      },
    ],
    messages: {
      undeclared: 'The package.json of {{owner}} does not declare {{name}}.',
      tool: 'The package.json of {{owner}} declares {{name}} among devDependencies, which what it ships cannot import.',
    },
  },
  create(context) {
    const manifest = manifestOf(path.dirname(context.filename));
    const { tests = false } = context.options[0] ?? {};
    const check = (source) => {
      const name = packageOf(source?.value);
      if (name === null || manifest === null || manifest.shipped.has(name)) return;
      const messageId = manifest.all.has(name) ? 'tool' : 'undeclared';
      if (messageId === 'tool' && (tests || isOfTypesAlone(source.parent))) return;
      context.report({ node: source, messageId, data: { owner: manifest.owner, name } });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
      CallExpression({ callee, arguments: [first] }) {
        if (REQUIRES.has(context.sourceCode.getText(callee)) && first?.type === 'Literal')
          check(first);
      },
    };
  },
};

const REQUIRES = new Set(['require', 'require.resolve', 'jest.mock', 'jest.requireActual']);

const isOfTypesAlone = (node) =>
  node?.importKind === 'type' || node?.exportKind === 'type' || node?.type === 'TSImportType';

/** The package that a specifier names: `@scope/name` or `name`; `null` for files, parts of Node and `#imports`. */
function packageOf(specifier) {
  if (typeof specifier !== 'string' || /^[./#]/.test(specifier) || isBuiltin(specifier))
    return null;
  const [scope, name] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** What the package.json nearest to a folder declares; `shipped` without the tools. A package may name itself. */
function manifestOf(folder) {
  const known = manifests.get(folder);
  if (known !== undefined) return known;
  const file = path.join(folder, 'package.json');
  const parent = path.dirname(folder);
  const found = existsSync(file)
    ? readManifest(file)
    : parent === folder
      ? null
      : manifestOf(parent);
  manifests.set(folder, found);
  return found;
}

function readManifest(file) {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const names = (field) => Object.keys(manifest[field] ?? {});
  const shipped = new Set([manifest.name, ...FIELDS.flatMap(names)]);
  // Types alone may come from DefinitelyTyped.
  const tools = names('devDependencies').flatMap((name) => [name, name.replace(/^@types\//, '')]);
  return {
    owner: manifest.name,
    shipped,
    all: new Set([...shipped, ...tools]),
  };
}
