import path from 'node:path';
import ts from 'typescript';
import { sourceRoot } from './entries.mjs';

/**
 * The declarations of what the subpaths reach. Other packages are read as built, as whoever installs them sees them:
 * those of the monorepo have to be built before (`nx` knows the order).
 */
export function buildDeclarations(folder, entries) {
  const { options } = ts.getParsedCommandLineOfConfigFile(
    path.join(folder, 'tsconfig.json'),
    { noEmit: false, declaration: true, declarationMap: false, emitDeclarationOnly: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: undefined },
  );
  const program = ts.createProgram({
    rootNames: entries.map(({ source }) => path.join(folder, source)),
    options: {
      ...options,
      customConditions: [],
      rootDir: path.join(folder, sourceRoot(entries)),
      outDir: path.join(folder, 'dist'),
    },
  });
  const { diagnostics } = program.emit();
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  return ts.formatDiagnostics(faults, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => folder,
    getNewLine: () => '\n',
  });
}
