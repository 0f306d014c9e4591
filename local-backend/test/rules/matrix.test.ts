import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as manifest from '../../../functions/src/snapshot/manifest';
import * as yearPaths from '../../../functions/src/store/paths';
import type { YearCollection } from '../../../shared-kernel/src/firestore/paths';
import { loadRules, type Decision } from '../../src/rules';
import { ACCESS, accessOf, patternOf, UNKNOWN_PATTERNS } from './matrix/access';
import { cellsOf, type Cell } from './matrix/cells';
import { decideCell } from './matrix/decideCell';

const root = join(__dirname, '../../..');
const ruleset = loadRules(readFileSync(join(root, 'firestore.rules'), 'utf8'));
const decide = (cell: Cell): Promise<Decision> => decideCell(ruleset, cell);

const MATRIX = [...Object.keys(ACCESS), ...UNKNOWN_PATTERNS].map(
  (pattern) => [pattern, cellsOf(pattern)] as const,
);
const total = MATRIX.reduce((sum, [, cells]) => sum + cells.length, 0);
const allowed = MATRIX.reduce(
  (sum, [, cells]) => sum + cells.filter(({ isAllowed }) => isAllowed).length,
  0,
);

describe(`who may do what with which document: ${total} questions, ${allowed} of them allowed`, () => {
  it.each(MATRIX)('%s', async (_, cells) => {
    const wrong: string[] = [];
    for (const cell of cells) {
      const { allowed: isAllowed, reason } = await decide(cell);
      if (isAllowed !== cell.isAllowed) wrong.push(`${cell.name}: ${reason}`);
    }
    expect(wrong).toEqual([]);
  });

  it('asks enough of every kind to be worth its name', () => {
    for (const [pattern, cells] of MATRIX) {
      const methods = new Set(cells.map(({ request }) => request.method));
      expect([pattern, methods.size]).toEqual([pattern, 5]);
    }
    expect(total).toBeGreaterThan(12_000);
    expect(allowed).toBeGreaterThan(400);
  });

  it('a refusal is the same whether or not the document is there', async () => {
    const told = new Map<string, string>();
    const different: string[] = [];
    for (const [, cells] of MATRIX) {
      for (const cell of cells.filter(({ isAllowed }) => !isAllowed)) {
        const { reason } = await decide(cell);
        if ((told.get(cell.subject) ?? reason) !== reason) different.push(cell.name);
        told.set(cell.subject, reason);
      }
    }
    expect(different).toEqual([]);
  });
});

describe('the table of the matrix', () => {
  const MODULES = {
    'store/paths.ts': yearPaths,
    'snapshot/manifest.ts': manifest,
  };
  /** Stands for the first argument of all of them: a year, or the id of an organisation or a person. */
  const ANY = { organisationId: 'trust', yearId: '2026', toString: () => 'trust' };

  /** A document of each path that a module makes: those of a collection get an id after them. */
  const madeBy = (module: object): readonly (readonly [name: string, path: string])[] =>
    Object.entries(module).flatMap(([name, make]: [string, unknown]) => {
      if (!name.endsWith('Path') || typeof make !== 'function') return [];
      const path = String(Reflect.apply(make, null, [ANY, 'x', 'x']));
      return [[name, path.split('/').length % 2 === 0 ? path : `${path}/x`]];
    });

  it.each(Object.entries(MODULES))('has every path that functions/src/%s makes', (_, module) => {
    const made = madeBy(module);
    expect(made.length).toBeGreaterThan(1);
    expect(made.filter(([, path]) => patternOf(path) === null)).toEqual([]);
  });

  it('knows every file of functions that is about paths', () => {
    const files = readdirSync(join(root, 'functions/src'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /(^|\/)paths\.ts$/.test(file)).sort()).toEqual(
      Object.keys(MODULES).filter((file) => file.endsWith('/paths.ts')),
    );
  });

  it('has every collection of a year that the browser asks for, with something to ask', () => {
    const COLLECTIONS = {
      screens: true,
      searches: true,
      fieldsList: true,
      fieldSpreads: true,
      calculatedFields: true,
      supporters: true,
      imports: true,
      jobs: true,
    } satisfies Record<YearCollection, true>;
    for (const collection of Object.keys(COLLECTIONS)) {
      const pattern = patternOf(`organisations/trust/years/2026/${collection}/x`);
      expect([collection, accessOf(pattern ?? '').get]).toEqual([collection, 'insider']);
    }
  });
});
