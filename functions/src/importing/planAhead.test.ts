import { asId, defaultMapping, type ImportId } from 'shared-kernel/model';
import { aYear, YEAR } from '../testing/aYear';
import { checkCsv, confirm, importCsv, recordOf } from '../testing/importCsv';
import { testServer, type TestServer } from '../testing/testServer';
import { call, uploadCsv } from '../testing/uploadCsv';
import { yearState } from '../testing/yearState';
import { expectPlan, forgetPlan, isPlanExpected, keepPlan, takePlan } from './planAhead';

const FIRST =
  'Email,Gift,Town\nann@example.org,5,Leeds\nbob@example.org,7,\ncem@example.org,9,York';
const NEXT =
  'Email,Gift,Joined\nbob@example.org,8,\nann@example.org,5,\ndan@example.org,1,01/02/2026';

/** Where somebody looks at the check, so that the file is read once more. */
async function importedInSteps(server: TestServer, csv: string): Promise<unknown> {
  const checked = await checkCsv(server, csv);
  await confirm(server, checked);
  return recordOf(server, checked.id);
}

const stepsOf = (server: TestServer): readonly string[] => {
  const steps: string[] = [];
  server.documents.onWrite(({ path, after }) => {
    const step = path.startsWith(`${YEAR}/imports/`) ? after?.['step'] : undefined;
    if (typeof step === 'string' && step !== steps.at(-1)) steps.push(step);
  });
  return steps;
};

it.each([Infinity, 1])(
  'what a check has found is written as what is found once more (%d)',
  async (supportersOfShard) => {
    const [atOnce, inSteps] = [
      testServer(aYear(), { supportersOfShard }),
      testServer(aYear(), { supportersOfShard }),
    ];
    for (const csv of [FIRST, NEXT]) {
      const steps = stepsOf(atOnce);
      expect(await importCsv(atOnce, csv)).toMatchObject({ state: 'done' });
      expect(steps.filter((step) => step === 'Reading the file')).toHaveLength(2);
      expect(await importedInSteps(inSteps, csv)).toMatchObject({ state: 'done' });
      expect(await yearState(atOnce)).toEqual(await yearState(inSteps));
    }
  },
);

it('an undo takes back what was written by a plan', async () => {
  const server = testServer(aYear());
  await importCsv(server, FIRST);
  const before = await server.documents.list(`${YEAR}/supporters`);
  const { id } = await importCsv(server, NEXT);
  await call(server.handlers, 'undoImport', id);
  expect((await recordOf(server, id)).state).toBe('undone');
  expect(await server.documents.list(`${YEAR}/supporters`)).toEqual(before);
});

it('a plan, which removes nobody, is none for who has others removed', async () => {
  const server = testServer(aYear());
  await importCsv(server, FIRST);
  const id = await uploadCsv(server.handlers, NEXT);
  expectPlan(id);
  const mapping = defaultMapping((await recordOf(server, id)).columns ?? []);
  await call(server.handlers, 'checkImport', id, { mapping });
  await confirm(server, await recordOf(server, id), 'remove');
  expect(await recordOf(server, id)).toMatchObject({ state: 'done', outcome: { removed: 1 } });
  expect(await server.documents.get(`${YEAR}/supporters/cem@example.org`)).toBeNull();
  forgetPlan(id);
});

describe('a plan', () => {
  const ID = asId<ImportId>('import');
  const FOR = { checkId: 'c', keptOut: 'k', revision: 'r' };
  const PLAN = { ...FOR } as Parameters<typeof keepPlan>[1];

  afterEach(() => forgetPlan(ID));

  it('is kept for who expects one, and taken once', () => {
    keepPlan(ID, PLAN);
    expect(takePlan(ID, FOR)).toBeNull();
    expectPlan(ID);
    keepPlan(ID, PLAN);
    expect(takePlan(ID, FOR)).toBe(PLAN);
    expect(takePlan(ID, FOR)).toBeNull();
    expect(isPlanExpected(ID)).toBe(false);
  });

  it.each(['checkId', 'keptOut', 'revision'])('holds no more where another %s is', (what) => {
    expectPlan(ID);
    keepPlan(ID, PLAN);
    expect(takePlan(ID, { ...FOR, [what]: 'another' })).toBeNull();
  });
});
