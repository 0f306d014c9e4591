import type { FinishedShow, Item } from 'shared-kernel/model';
import {
  anItem,
  aShownScreen,
  askShow,
  aShowServer,
  MILO,
  NEVER_MET,
  tokenOf,
} from '../testing/aShow';
import { aField, aSupporter, YEAR } from '../testing/aYear';
import type { TestServer } from '../testing/testServer';

const EXPLAINED = {
  total: {
    name: 'Total',
    calculation: { kind: 'sum', fields: { by: 'prefix', prefix: 'Gift' }, isMoney: true },
    explanation: 'We added up all your gifts.',
  },
  trees: {
    name: 'Trees',
    calculation: { kind: 'rate', field: 'Total', gives: 1, per: 100, rounding: 'down' },
    explanation: 'We plant a tree for every £100.',
  },
} as const;

const NUMBERS = {
  'screens/numbers': aShownScreen(3, [
    anItem('You gave {field|Total|0|moneyPounds|nothing}: {field|Trees|0|number|no} trees'),
    anItem('{field|Trees|0|number|}', { type: 'number' }),
  ]),
};

/** What Robin reads, of whom 4711.25 is known, where the calculated fields and the screens are these. */
async function explanationsTo(
  inside: Parameters<typeof aShowServer>[0],
  supporterId = '5100',
): Promise<readonly unknown[]> {
  const server = aShowServer({ ...NUMBERS, ...inside });
  const answer = await askShow(server, await tokenOf(server, supporterId));
  const { screens } = (await answer.json()) as FinishedShow;
  return screens.flatMap(({ explanations }) => (explanations === undefined ? [] : [explanations]));
}

interface Told {
  readonly explained: boolean;
  readonly explanation?: string;
}

const saveTotal = (server: TestServer, told: Told, expectedRevision: number): Promise<unknown> => {
  const { name, calculation } = EXPLAINED.total;
  return server.handlers.callables.saveCalculatedField(
    {
      ...{ organisationId: 'grove', yearId: '2026', expectedRevision },
      field: { id: 'total', name, calculation, ...told },
    },
    MILO,
  );
};

describe('what supporters read of how a number was worked out', () => {
  const stored = (id: 'total' | 'trees', changes: object = {}) => ({
    [`calculatedFields/${id}`]: { ...EXPLAINED[id], explained: true, ...changes },
  });
  const both = { ...stored('total'), ...stored('trees') };

  it('[E82] is each number of a screen once, as it is printed, with its sentence', async () => {
    expect(await explanationsTo(both)).toEqual([
      [
        { value: '£4,711.25', sentence: 'We added up all your gifts.' },
        { value: '47', sentence: 'We plant a tree for every £100.' },
      ],
    ]);
  });

  it('[E82] is nothing of a field that staff did not tick, or left without a sentence', async () => {
    const [left] = await explanationsTo({ ...both, ...stored('total', { explained: false }) });
    expect(left).toEqual([{ value: '47', sentence: 'We plant a tree for every £100.' }]);
    expect(await explanationsTo({ ...stored('total', { explanation: ' ' }) })).toEqual([]);
    const { explained: _, ...old } = { explained: true, ...EXPLAINED.total };
    expect(await explanationsTo({ 'calculatedFields/total': old })).toEqual([]);
  });

  it('[E82] is nothing that is worked out of a field that is never shared, however far', async () => {
    const gift = { ...aField('Gift', 'donation'), neverShareSetBy: 'ada@example.org' };
    expect(await explanationsTo({ ...both, 'fieldsList/f3': gift })).toEqual([]);
  });

  it('[E82] is nothing of screens and objects that are not shown, nor of a fallback', async () => {
    const hidden = anItem('{field|Total|0|none|}', { conditions: [NEVER_MET] });
    const button = anItem('{field|Total|0|none|}', { type: 'button', link: 'https://a.example' });
    const kept = anItem('{search|givers|0|none|}');
    const on = (...items: readonly Item[]) => ({
      'screens/numbers': aShownScreen(3, items),
      'screens/other': aShownScreen(4, [anItem('{field|Total|0|none|}')], {
        ...{ match: 'allSearches', searchIds: ['nobody'] },
      }),
    });
    expect(await explanationsTo({ ...both, ...on(hidden, button, kept) })).toEqual([]);
    const nothing = { 'supporters/wren@example.org': { ...aSupporter({}), supporterId: '5200' } };
    expect(await explanationsTo({ ...both, ...nothing }, '5200')).toEqual([]);
  });

  it('[E82] is nothing where an imported field has the name', async () => {
    const imported = { 'fieldsList/total': aField('Total', 'donation') };
    expect(await explanationsTo({ ...stored('total'), ...imported })).toEqual([]);
  });

  it('follows what staff save from the next show on', async () => {
    const server = aShowServer({
      'screens/numbers': aShownScreen(3, [anItem('{field|Total|0|none|}')]),
    });
    const show = async () =>
      JSON.stringify(await (await askShow(server, await tokenOf(server, '5100'))).json());
    const { explanation } = EXPLAINED.total;
    expect(await saveTotal(server, { explained: true }, 0)).toEqual({
      outcome: 'refused',
      sentence: 'Write the sentence that supporters read',
    });
    await saveTotal(server, { explained: true, explanation: ` ${explanation} ` }, 0);
    await server.settled();
    expect(await show()).toContain(`"sentence":"${explanation}"`);
    // A page of an earlier release knows of no sentence, and keeps it.
    await saveTotal(server, { explained: true }, 1);
    await server.settled();
    expect(await show()).toContain(explanation);
    await saveTotal(server, { explained: false, explanation }, 2);
    await server.settled();
    expect(await show()).not.toContain(explanation);
  });

  it('follows a change of the field alone, by which nothing is counted anew', async () => {
    const server = aShowServer({ ...NUMBERS, ...both });
    const show = async () => (await askShow(server, await tokenOf(server, '5100'))).text();
    await server.settled();
    expect(await show()).toContain(EXPLAINED.total.explanation);
    const path = `${YEAR}/calculatedFields/total`;
    await server.documents.commit([{ kind: 'merge', path, data: { explained: false } }]);
    await server.settled();
    expect(await show()).not.toContain(EXPLAINED.total.explanation);
  });

  it('has at most 300 characters', async () => {
    const told = { explained: true, explanation: 'x'.repeat(301) };
    expect(await saveTotal(aShowServer(), told, 0)).toEqual({
      outcome: 'refused',
      sentence: 'What supporters read has at most 300 characters',
    });
  });
});
