import fc from 'fast-check';
import { DEFAULT_CONTENT } from 'shared-kernel/model';
import { evaluateSupporter } from '../year/evaluateSupporter';
import { compile, rawFields, searches } from '../testing/arbitraries';
import { screensSeenBy } from '../finished-screens/screensForSupporter';
import { data, item, page, screen, search, year2026 } from '../testing/definitions';
import { traceScreens } from './traceScreens';

const WITH_AN_ITEM = { ...DEFAULT_CONTENT, items: [item('hello')] };

describe('[E59] a trace of screens', () => {
  it('says of every screen whether it is seen, and follows the same counts', () => {
    fc.assert(
      fc.property(searches, rawFields, (definitions, fields) => {
        const year = compile(definitions);
        const { searchCounts } = evaluateSupporter(year, { fields });
        const traces = traceScreens(year, { fields });
        expect(traces.map(({ screen: { id } }) => id)).toEqual(
          year.screens.map(({ definition }) => definition.id),
        );
        expect(traces.filter(({ seen }) => seen).map((one) => one.screen.id)).toEqual(
          screensSeenBy(year, { fields }).map(({ screenId }) => screenId),
        );
        for (const { searches: traced } of traces) {
          for (const { id, trace } of traced) expect(trace?.count).toBe(searchCounts[id]);
        }
      }),
    );
  });

  it.each([
    ['everybody', { match: 'allUsers', searchIds: ['walkers'] }, true, 0],
    ['met', { match: 'anySearches', searchIds: ['walkers', 'gone'] }, true, 2],
    ['notMet', { match: 'allSearches', searchIds: ['walkers', 'gone'] }, false, 2],
    ['noSearches', { match: 'anySearches', searchIds: [] }, false, 0],
    ['invalidMatch', { match: 'some', searchIds: ['walkers'] }, false, 0],
  ] as const)('has the reason %s', (reason, setup, seen, searchesTraced) => {
    const year = year2026({
      fields: { Walk: 'action' },
      searches: [search('walkers', [page('Walk')])],
      screens: [screen('one', { ...setup, content: WITH_AN_ITEM })],
    });
    const [trace] = traceScreens(year, { fields: { Walk: '01/06/2026' } });
    expect(trace).toMatchObject({ reason, seen });
    expect(trace?.searches).toHaveLength(searchesTraced);
  });

  it('says that there is nothing to see for whom no item shows', () => {
    const content = {
      ...WITH_AN_ITEM,
      items: [item('i', { conditions: [data('Name', 'notEmpty')] })],
    };
    const year = year2026({ fields: { Name: 'string' }, screens: [screen('one', { content })] });
    const reasonFor = (fields: Record<string, string>) => traceScreens(year, { fields })[0];
    expect(reasonFor({})).toMatchObject({ seen: false, reason: 'nothingToSee' });
    expect(reasonFor({ Name: 'Bea' })).toMatchObject({ seen: true, reason: 'everybody' });
  });
});
