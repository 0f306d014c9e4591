import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IN_LONG_RUN } from 'shared-kernel/testing';
import * as v from 'valibot';
import { importArguments } from './import/importArguments';

const ROOT = path.resolve(__dirname, '..');
const Package = v.object({ scripts: v.record(v.string(), v.string()) });
const readScripts = (file: string) =>
  v.parse(Package, JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))).scripts;

/** The verbs that are ours; the others hand their arguments to a tool. */
const VERBS = Object.entries(readScripts('package.json')).filter(([, command]) =>
  command.includes(' scripts/'),
);

/** Those in TypeScript are bundled when they start: a light one stands for the others in short. */
const isTried = ([name, command]: readonly [string, string]): boolean =>
  IN_LONG_RUN || !command.includes('runFromSources') || name === 'evaluate';

/** Runs a verb as npm does, with what somebody typed behind it. */
function run(command: string, ...typed: readonly string[]) {
  const quoted = typed.map((argument) => `'${argument}'`).join(' ');
  const ended = spawnSync('sh', ['-c', `${command} ${quoted}`], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 60_000,
    env: {
      ...process.env,
      PATH: `${path.join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
    },
  });
  return { exitCode: ended.status, said: ended.stdout + ended.stderr };
}

describe('every verb of the project', () => {
  it('is looked at', () => {
    expect(VERBS.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'start',
        'test',
        'verify',
        'dev',
        'build',
        'evaluate',
        'import',
        'bench',
      ]),
    );
  });

  it.each(VERBS.filter(isTried))(
    '%s answers an unknown option with a sentence',
    (_, command) => {
      const { exitCode, said } = run(command, '--no-such-option');
      expect(exitCode).toBeGreaterThan(0);
      expect(said).toMatch(/^Unknown (option|argument) '--no-such-option'\.( |$)/m);
      expect(said).toMatch(/Usage: npm/);
      expect(said).not.toMatch(/^\s+at |node:internal|Error:|\[ERR_/m);
      expect(said).not.toContain('▸'); // nothing began
    },
    90_000,
  );

  it.each(['build', 'dev', 'verify', 'take-out', 'start', ...(IN_LONG_RUN ? ['bench'] : [])])(
    '%s answers an unknown name with a sentence',
    (verb) => {
      const command = VERBS.find(([name]) => name === verb)?.[1] ?? '';
      const { exitCode, said } = run(command, 'no-such-part');
      expect(exitCode).toBe(1);
      expect(said).toContain("'no-such-part'.");
      expect(said).not.toMatch(/^\s+at |▸/m);
    },
    90_000,
  );
});

it.each([
  ['', /^Which one remote\? Usage: npm run create-remote -- mf-NAME$/m],
  ['events', /^'events' is no name of a remote: /m],
  ['mf-Events', /^'mf-Events' is no name of a remote: /m],
  ['mf-searches', /^mf-searches is there already\. /m],
  ['mf-home', /^\/home belongs to the shell: choose another name\. /m],
])('create-remote %s is answered with a sentence, and writes nothing', (typed, sentence) => {
  const command = readScripts('package.json')['create-remote'] ?? '';
  const { exitCode, said } = typed === '' ? run(command) : run(command, typed);
  expect(exitCode).toBe(1);
  expect(said).toMatch(sentence);
});

it.each(['dev', 'verify'])('%s without a name asks for one', (verb) => {
  const { exitCode, said } = run(readScripts('package.json')[verb] ?? '');
  expect(exitCode).toBe(1);
  expect(said).toMatch(/^Which (part|area)\? There is: .*mf-searches.*\. Usage: npm run/m);
  expect(said).not.toContain('▸');
});

it.each([
  [[], /^Which one area\? There is: .*mf-searches.*\. Usage: npm run take-out/m],
  [['mf-searches', 'mf-screens', '--to', 'x'], /^Which one area\?/m],
  [['mf-searches'], /^Into which folder\? Usage: npm run take-out/m],
  [['mf-searches', '--to', '.'], /is not empty\. Usage: npm run take-out/m],
  [['mf-fields', '--to', 'no-such-folder'], /^mf-fields cannot leave as it is: .*local-backend/m],
])('take-out %j says what is missing', (typed, sentence) => {
  const { exitCode, said } = run(readScripts('package.json')['take-out'] ?? '', ...typed);
  expect(exitCode).toBe(1);
  expect(said).toMatch(sentence);
  expect(said).not.toContain('▸');
});

describe('a value that means nothing is answered with a sentence that names it', () => {
  const EMPTY_PATHS = ['--supporters', '', '--definitions', '', '--out', ''];
  const MEANT_NOTHING = [
    ['backup', [''], 2, /^Which file\? The name that was given is empty\.$/m],
    ['evaluate', EMPTY_PATHS, 1, /^--supporters names no file: its value is empty\.$/m],
    [
      'evaluate',
      ['--supporters', 'a.csv', '--definitions', 'b.json', '--out', 'c.json', '--samples='],
      1,
      /^--samples names no file: its value is empty\.$/m,
    ],
    [
      'bench',
      ['matching', '--rows=1e308'],
      1,
      /^--rows is a whole number from 1 to 10000000, not/m,
    ],
  ] as const;
  it.each(MEANT_NOTHING.filter(([verb]) => IN_LONG_RUN || verb !== 'bench'))(
    '%s %j',
    (verb, typed, code, sentence) => {
      const command = VERBS.find(([name]) => name === verb)?.[1] ?? '';
      const { exitCode, said } = run(command, ...typed);
      expect(said).toMatch(sentence);
      expect(said).toMatch(/^Usage: npm/m);
      expect(exitCode).toBe(code);
    },
    90_000,
  );

  it('import', () => {
    expect(importArguments(['', '--organisation', 'a', '--year', 'b'], '/')).toEqual({
      ok: false,
      error: 'Which file? The name that was given is empty.',
    });
  });
});

it('the packages that npm run build can be given are those that webpack builds, and what serves them', () => {
  const built = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => existsSync(path.join(ROOT, entry.name, 'webpack.config.cjs')))
    .map(({ name }) => name);
  const { said } = run(readScripts('package.json')['build'] ?? '', 'no-such-part');
  const named = /There is: (.*?)\. /.exec(said)?.[1]?.split(', ');
  expect(named?.sort()).toEqual([...built, 'local-backend'].sort());
});
