import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The names that a module exports, sorted, each once; those of modules that it hands on whole with them. What it hands on
 * whole of another package stands as `* from NAME`. Files are parsed, not type-checked.
 */
export function publicNames(file, parse = parsed()) {
  return [...new Set(namesOf(file, parse, new Set()))].sort();
}

/** Parses each file once. */
function parsed() {
  const sources = new Map();
  return (file) => {
    if (!sources.has(file))
      sources.set(
        file,
        ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
      );
    return sources.get(file);
  };
}

function namesOf(file, parse, seen) {
  if (seen.has(file)) return [];
  seen.add(file);
  return parse(file).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return exportedBy(statement, file, parse, seen);
    if (ts.isExportAssignment(statement)) return ['default'];
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const has = (kind) => modifiers.some((modifier) => modifier.kind === kind);
    if (!has(ts.SyntaxKind.ExportKeyword)) return [];
    return has(ts.SyntaxKind.DefaultKeyword) ? ['default'] : declaredBy(statement);
  });
}

/** Of `export { a, b as c }`, `export * as d from` and `export * from`. */
function exportedBy({ exportClause, moduleSpecifier }, file, parse, seen) {
  if (exportClause !== undefined)
    return ts.isNamedExports(exportClause)
      ? exportClause.elements.map(({ name }) => name.text)
      : [exportClause.name.text];
  const from = moduleSpecifier.text;
  return from.startsWith('.')
    ? namesOf(sourceOf(path.join(path.dirname(file), from)), parse, seen)
    : [`* from ${from}`];
}

function declaredBy(statement) {
  if (!ts.isVariableStatement(statement))
    return statement.name === undefined ? [] : [statement.name.text];
  return statement.declarationList.declarations.flatMap(({ name }) => boundBy(name));
}

const boundBy = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? boundBy(element.name) : [],
      );

function sourceOf(module) {
  const found = ['.ts', '.tsx', '/index.ts', '/index.tsx', '']
    .map((ending) => `${module}${ending}`)
    .find((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate));
  if (found === undefined) throw new Error(`${module} is exported from and is no TypeScript.`);
  return found;
}
