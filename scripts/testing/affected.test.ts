import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { itInLongRun } from 'shared-kernel/testing';
import * as v from 'valibot';

const ROOT = path.resolve(__dirname, '../..');

/** The packages that nx has run again where these files changed. */
function affectedBy(...files: readonly string[]): readonly string[] {
  const args = ['--affected', `--files=${files.join(',')}`, '--json'];
  const said = execFileSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/nx/dist/bin/nx.js'), 'show', 'projects', ...args],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true' },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  return v.parse(v.array(v.string()), JSON.parse(said.slice(said.indexOf('['))));
}

describe('what runs again', () => {
  itInLongRun('is an area alone where nothing but the area changed', () => {
    expect(affectedBy('mf-fields/src/remote.tsx', 'mf-fields/e2e/fields.spec.ts')).toEqual([
      'mf-fields',
    ]);
  });

  itInLongRun('is what reads a file beside its own folder: the guide of the embed', () => {
    expect(affectedBy('docs/embedding.md')).toEqual(['embed']);
  });

  itInLongRun('is every package where the preset changed', () => {
    expect(affectedBy('build-preset/jest/jestConfig.cjs')).toEqual(
      expect.arrayContaining(['mf-searches', 'mf-fields', 'shell', 'functions', 'evaluation']),
    );
  });
});
