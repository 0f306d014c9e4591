import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eachMapping, TraceMap, type EachMapping } from '@jridgewell/trace-mapping';
import { readRemotes } from 'build-preset/remotes';
import { IN_PAGE, type VisitScript } from './visitScripts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = new Map(readRemotes(ROOT).map((remote) => [remote.id, remote.package]));

/** A source file within a script. */
export interface ScriptPart {
  /** `react-dom/…` of a library, `shared-kernel/src/…` of our own. */
  readonly source: string;
  /** The library's name; null for our own code. */
  readonly library: string | null;
  /** Its share of the gzipped script, by its share of the code. */
  readonly gzipped: number;
}

/** Served as it is written: its name bears no hash. */
const UNBUILT = /^\/[\w-]+\.js$/;

const MAP_BESIDE = '//# sourceMappingURL=';

/** What a script that the local backend serves is made of, by the source map beside it. */
export function partsOfScript(script: VisitScript): readonly ScriptPart[] {
  if (script.path === IN_PAGE)
    return [{ source: 'shell/src/first-paint', library: null, gzipped: script.gzipped }];
  if (UNBUILT.test(script.path))
    return [{ source: `shell/public${script.path}`, library: null, gzipped: script.gzipped }];
  // No line of it was written by anybody: it hands on what is in another file.
  if (!script.code.includes(MAP_BESIDE))
    return [{ source: 'webpack', library: 'webpack', gzipped: script.gzipped }];
  // Of a remote, below its version: `workspace` for what is built here.
  const [, id, inRemote] = /^\/remotes\/([^/]+)\/[^/]+\/(.+)$/.exec(script.path) ?? [];
  const folder = id === undefined ? 'shell' : FOLDERS.get(id);
  if (folder === undefined) throw new Error(`${script.path} is of no remote`);
  const map = path.join(ROOT, folder, 'dist', `${inRemote ?? script.path}.map`);
  if (!existsSync(map)) throw new Error(`${script.path} has no source map; run npm run build`);
  const characters = charactersBySource(script.code, readFileSync(map, 'utf8'));
  const all = [...characters.values()].reduce((sum, count) => sum + count, 0);
  return [...characters].map(([source, count]) => ({
    ...namesOf(source, folder),
    gzipped: (script.gzipped * count) / all,
  }));
}

function charactersBySource(code: string, map: string): ReadonlyMap<string, number> {
  const lines = code.split('\n');
  const counts = new Map<string, number>();
  const mappings: EachMapping[] = [];
  eachMapping(new TraceMap(map), (mapping) => void mappings.push(mapping));
  mappings.forEach((mapping, index) => {
    const next = mappings[index + 1];
    const end =
      next?.generatedLine === mapping.generatedLine
        ? next.generatedColumn
        : (lines[mapping.generatedLine - 1]?.length ?? 0);
    const source = mapping.source ?? '';
    counts.set(source, (counts.get(source) ?? 0) + Math.max(0, end - mapping.generatedColumn));
  });
  return counts;
}

const MODULES = 'node_modules/';

function namesOf(source: string, folder: string): Pick<ScriptPart, 'source' | 'library'> {
  if (source === '' || source.includes('/webpack/'))
    return { source: 'webpack', library: 'webpack' };
  const at = source.lastIndexOf(MODULES);
  if (at === -1) {
    const own = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.\.\/)+/, '');
    return { source: own.replace(/^(\.\/)?src\//, `${folder}/src/`), library: null };
  }
  const file = source.slice(at + MODULES.length);
  const [scope = '', name = ''] = file.split('/');
  return { source: file, library: scope.startsWith('@') ? `${scope}/${name}` : scope };
}
