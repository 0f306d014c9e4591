import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FROM_SOURCES } from 'build-preset/node';
import { runEvaluate, USAGE } from './runEvaluate';

const DEFINITIONS = {
  year: { id: '2026', name: '2026', dateFrom: '2025-12-31', dateTo: '2027-01-01' },
  searches: [
    { id: 'signed', match: 'all', conditions: [{ dataId: 'PET A' }] },
    { id: 'odd', match: 'some', conditions: [{ dataId: 'PET A' }] },
  ],
  screens: [
    { id: 'hello', content: { items: [{ id: 'i', text: 'Dear {field|Name|0|none|friend}' }] } },
  ],
};
const CSV = 'Email,Name,PET A\nbea@example.org,Bea,01/06/2026\nkit@example.org,,\nnobody,,\n';

describe('npm run evaluate', () => {
  let folder: string;
  const path = (name: string): string => join(folder, name);
  const write = (name: string, text: string): string => {
    writeFileSync(path(name), text);
    return path(name);
  };
  const json = (name: string): unknown => JSON.parse(readFileSync(path(name), 'utf8'));
  const args = (parts: Readonly<Record<string, string>> = {}): readonly string[] =>
    Object.entries({
      supporters: write('supporters.csv', CSV),
      definitions: write('definitions.json', JSON.stringify(DEFINITIONS)),
      out: path('out.json'),
      ...parts,
    }).flatMap(([name, value]) => [`--${name}`, value]);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'evaluate-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('writes what follows from the two files', async () => {
    await runEvaluate(args());
    expect(json('out.json')).toMatchObject({
      import: { rows: 3, rejectedInvalidEmail: 1, supporters: 2 },
      rejectedRows: [{ line: 4, reason: 'invalidEmail' }],
      searches: [
        {
          id: 'signed',
          supportersMatched: 1,
          supportersMatchedSpread: { '1': 1 },
          supportersMatchedEmails: ['bea@example.org'],
        },
        { id: 'odd', supportersMatched: 0 },
      ],
      screens: [{ id: 'hello', supportersMatched: 2 }],
      screensCombined: { '1': { total: 2 } },
      perSupporter: createHash('sha256').update('bea@example.org\tsigned=1\n').digest('hex'),
      logged: ['Search does not have a valid match type'],
      samples: [],
    });
  });

  it('writes the screens of the samples, in their order and once each', async () => {
    const samples = write(
      'samples.txt',
      'KIT@example.org\r\n\nbea@example.org\ngone@example.org\nkit@example.org',
    );
    await runEvaluate(args({ samples }));
    expect(json('out.json')).toMatchObject({
      samples: [
        {
          email: 'kit@example.org',
          searchesResults: { signed: 0, odd: 0 },
          screens: [{ items: [{ text: 'Dear friend', at: 2 }], end: 4 }],
        },
        {
          email: 'bea@example.org',
          searchesResults: { signed: 1, odd: 0 },
          screens: [{ items: [{ text: 'Dear Bea', at: 2 }], end: 4 }],
        },
      ],
    });
  });

  it('writes one line of results for each supporter', async () => {
    await runEvaluate(args({ results: path('results.ndjson') }));
    expect(readFileSync(path('results.ndjson'), 'utf8')).toBe(
      '{"email":"bea@example.org","searches":{"signed":1,"odd":0}}\n' +
        '{"email":"kit@example.org","searches":{"signed":0,"odd":0}}\n',
    );
  });

  it.each([
    ['supporters', 'there is no such file.'],
    ['definitions', 'there is no such file.'],
    ['samples', 'there is no such file.'],
  ])('says in a sentence that --%s is missing', async (name, reason) => {
    await expect(runEvaluate(args({ [name]: path('gone') }))).rejects.toMatchObject({
      name: 'EvaluateError',
      message: `Cannot read ${path('gone')}: ${reason}`,
    });
  });

  it.each([
    ['{', /^Cannot use .*: Not JSON: .*\.$/],
    ['[]', /^Cannot use .*: Expected \{ year, searches, screens \}\.$/],
    ['{"year":{"id":"y"}}', /: year\.dateFrom: /],
    [JSON.stringify({ ...DEFINITIONS, searches: [{}] }), /: searches\.0\.id: Expected text\.$/],
    [
      JSON.stringify({ ...DEFINITIONS, screens: [{ id: 's', order: 'first' }] }),
      /: screens\.0\.order: /,
    ],
    [JSON.stringify({ ...DEFINITIONS, searches: {} }), /: searches: Expected a list\.$/],
  ])('says in a sentence what is wrong with definitions of %s', async (text, sentence) => {
    const definitions = write('broken.json', text);
    await expect(runEvaluate(args({ definitions }))).rejects.toThrow(sentence);
  });

  it('says in a sentence why a CSV file is refused', async () => {
    const supporters = write('empty.csv', '');
    await expect(runEvaluate(args({ supporters }))).rejects.toThrow(/: The file is empty\.$/);
  });

  it('says in a sentence where it cannot write', async () => {
    const out = join(folder, 'gone', 'out.json');
    await expect(runEvaluate(args({ out }))).rejects.toThrow(
      /^Cannot write .*: the folder does not exist\.$/,
    );
  });

  describe('a file that would be written over another', () => {
    const refused = async (parts: Readonly<Record<string, string>>, sentence: string) => {
      const list = args(parts);
      await expect(runEvaluate(list)).rejects.toMatchObject({
        name: 'EvaluateError',
        message: sentence,
      });
      expect(readFileSync(path('supporters.csv'), 'utf8')).toBe(CSV);
      expect(json('definitions.json')).toEqual(DEFINITIONS);
    };

    it.each(['supporters', 'definitions', 'samples'])('is refused for --%s', async (input) => {
      write('samples.txt', 'bea@example.org\n');
      const file = path(
        { supporters: 'supporters.csv', definitions: 'definitions.json' }[input] ?? 'samples.txt',
      );
      const parts = { samples: path('samples.txt') };
      await refused(
        { ...parts, out: file },
        `Cannot write ${file}: --out names the same file as --${input}.`,
      );
      await refused(
        { ...parts, results: file },
        `Cannot write ${file}: --results names the same file as --${input}.`,
      );
      expect(readFileSync(path('samples.txt'), 'utf8')).toBe('bea@example.org\n');
    });

    it('is refused for --out and --results, though neither exists yet', async () => {
      const results = `${folder}/./out.json`;
      await refused(
        { results },
        `Cannot write ${results}: --results names the same file as --out.`,
      );
      expect(existsSync(path('out.json'))).toBe(false);
    });

    it('is refused through links to the file or its folder', async () => {
      write('supporters.csv', CSV);
      symlinkSync(path('supporters.csv'), path('soft.csv'));
      linkSync(path('supporters.csv'), path('hard.csv'));
      symlinkSync(folder, path('folder'));
      for (const name of ['soft.csv', 'hard.csv', 'folder/supporters.csv']) {
        const sentence = `Cannot write ${path(name)}: --out names the same file as --supporters.`;
        await refused({ out: path(name) }, sentence);
      }
      const results = path('folder/out.json');
      await refused(
        { results },
        `Cannot write ${results}: --results names the same file as --out.`,
      );
    });

    it('is refused before anything is read', async () => {
      const list = args({ definitions: path('gone'), out: path('supporters.csv') });
      await expect(runEvaluate(list)).rejects.toThrow(/^Cannot write .*: --out names the same/);
    });
  });

  it.each([[[]], [['--out', 'x']], [['--bogus', 'x']]])('says how it is used: %j', async (list) => {
    await expect(runEvaluate(list)).rejects.toThrow(USAGE);
  });

  it('ends with one sentence on stderr and exit code 1', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...FROM_SOURCES, `${__dirname}/../evaluate.ts`, ...args({ supporters: path('gone') })],
      { encoding: 'utf8' },
    );
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `Cannot read ${path('gone')}: there is no such file.\n`,
    });
  });
});
