import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_CONDITION, workspacesOf } from 'build-preset/house';
import * as v from 'valibot';

const ROOT = path.resolve(__dirname, '../..');
const Exports = v.object({
  exports: v.optional(
    v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())])),
    {},
  ),
});
const Settings = v.object({
  compilerOptions: v.object({ customConditions: v.array(v.string()) }),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

describe('the condition under which packages name their sources, in files that cannot import it', () => {
  it('is the one that TypeScript asks for', () => {
    const { compilerOptions } = v.parse(Settings, readJson('build-preset/tsconfig.json'));
    expect(compilerOptions.customConditions).toEqual([SOURCE_CONDITION]);
  });

  it('is the one under which packages with a build export their TypeScript', () => {
    const conditions = workspacesOf(ROOT)
      .flatMap((name) => Object.values(v.parse(Exports, readJson(`${name}/package.json`)).exports))
      .flatMap((target) => (typeof target === 'string' ? [] : Object.entries(target)))
      .filter(([, file]) => /(?<!\.d)\.tsx?$/.test(file))
      .map(([condition]) => condition);
    expect(conditions.length).toBeGreaterThan(10);
    expect([...new Set(conditions)]).toEqual([SOURCE_CONDITION]);
  });
});
