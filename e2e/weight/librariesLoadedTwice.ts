import { partsOfScript, type ScriptPart } from './partsOfScript';
import type { VisitScript } from './visitScripts';

/** Bundled by whoever uses something of it: a few functions of each, which keep nothing that has to be one. */
const BUNDLED_BY_EACH = [
  'valibot',
  'lucide-react',
  // What webpack's own code of a remote says to the runtime, which is the host's.
  '@module-federation/runtime',
  '@module-federation/sdk',
  '@module-federation/webpack-bundler-runtime',
  'webpack',
];

/** What may be there twice by chance, where webpack puts a small module beside each of its users. Gzipped bytes. */
const FEW = 1000;

/**
 * Sentences of libraries of which a page loads the same file in several scripts, or two versions. Each would cost its
 * weight again; one with an identity (contexts, atoms, an app) would also be two.
 */
export function librariesLoadedTwice(
  scripts: readonly VisitScript[],
  partsOf: (script: VisitScript) => readonly ScriptPart[] = partsOfScript,
): readonly string[] {
  const seen = new Map<string, string>();
  const again = new Map<string, number>();
  for (const script of scripts) {
    for (const { source, library, gzipped } of partsOf(script)) {
      if (library === null || BUNDLED_BY_EACH.includes(library)) continue;
      const other = seen.get(source);
      if (other === undefined) seen.set(source, script.path);
      else if (other !== script.path) again.set(library, (again.get(library) ?? 0) + gzipped);
    }
  }
  return [...again]
    .filter(([, bytes]) => bytes > FEW)
    .map(([library, bytes]) => `${library}: ${(bytes / 1000).toFixed(1)} kB more than once`);
}
