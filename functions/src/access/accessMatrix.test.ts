import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askOperation } from '../testing/access/accessMatrix';
import { askToLeaveNoAdmin } from '../testing/access/lastAdmin';
import { askToApproveOneself } from '../testing/access/ownApproval';
import { askToRevealSensitive, askToUnmarkSensitive } from '../testing/access/sensitiveField';
import { askedByLink } from '../testing/access/linkCells';
import { CALLABLE_OPERATIONS, ROUTE_OPERATIONS } from '../testing/access/operations';
import { twoOrganisations } from '../testing/access/world';

const OPERATIONS = [...CALLABLE_OPERATIONS, ...Object.values(ROUTE_OPERATIONS)];
const PRODUCTION = readFileSync(join(__dirname, '../index.ts'), 'utf8');

/** What production exports, with the wrapper that it is made by and the handler that it is given first. */
const EXPORTS = [
  ...PRODUCTION.matchAll(/^export const (\w+) = (\w+)\(\s*(?:handlers\.callables\.(\w+))?/gm),
].map(([, name = '', wrapper = '', handler = '']) => ({ name, wrapper, handler }));
const exportsBy = (wrapper: string): readonly string[] =>
  EXPORTS.filter((exported) => exported.wrapper === wrapper)
    .map(({ name }) => name)
    .sort();

describe('who may call what: everybody asks about everything', () => {
  it.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
    '%s',
    async (_, operation) => {
      const { asked, admitted, wrong } = await askOperation(operation);
      expect(wrong).toEqual([]);
      expect(admitted).toBeGreaterThan(0);
      expect(asked).toBeGreaterThan(admitted);
    },
  );

  it('serveEmbed: every kind of link from every kind of page', async () => {
    const { asked, admitted, wrong } = await askedByLink();
    expect(wrong).toEqual([]);
    expect(admitted).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(admitted);
  });
});

it('nobody takes the last admin away, whatever is left of others', async () => {
  expect((await askToLeaveNoAdmin()).wrong).toEqual([]);
});

it('nobody approves what they asked for, under another email neither', async () => {
  expect((await askToApproveOneself()).wrong).toEqual([]);
});

it('only admins say that a field is not sensitive any more', async () => {
  expect((await askToUnmarkSensitive()).wrong).toEqual([]);
  expect((await askToRevealSensitive()).wrong).toEqual([]);
});

describe('the rows of the matrix', () => {
  const callables = Object.keys(twoOrganisations().handlers.callables).sort();

  it('are those of all callables', () => {
    expect(CALLABLE_OPERATIONS.map(({ name }) => name).sort()).toEqual(callables);
  });

  it('are those of all callables and routes of production, each by its own name', () => {
    expect(EXPORTS).toHaveLength(PRODUCTION.match(/^export /gm)?.length ?? 0);
    expect(exportsBy('callable')).toEqual(callables);
    expect(
      EXPORTS.filter(({ handler }) => handler !== '').filter(
        ({ name, handler }) => name !== handler,
      ),
    ).toEqual([]);
    // What a release holds is for everybody (registry/), and so is a hosted page, which says nothing about anybody, and a
    // picture, whose address is told by whoever shows it.
    const open = ['serveRemotes', 'serveHostedPage', 'serveMedia'];
    expect(exportsBy('onRequest')).toEqual(
      [...Object.keys(ROUTE_OPERATIONS), 'serveEmbed', ...open].sort(),
    );
    expect([...new Set(EXPORTS.map(({ wrapper }) => wrapper))].sort()).toEqual([
      'callable',
      'changed',
      'onRequest',
      'onSchedule',
    ]);
  });
});
