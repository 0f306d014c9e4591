import fc from 'fast-check';
import { asId, type SearchDefinition, type SearchId, type Supporter } from 'shared-kernel/model';
import type { CompiledYear } from '../year/compileYear';
import { evaluateSupporter } from '../year/evaluateSupporter';
import { compile, FIELDS, people, screens, searches } from '../testing/arbitraries';
import { data, page, reference, screen, search, year2026 } from '../testing/definitions';
import { createMatchTotals } from '../totals/matchTotals';
import type { MatchResults } from '../totals/matchTotals';
import { hashText } from '../totals/stableHash';
import { evaluateColumns } from './evaluateColumns';
import { retypeSnapshot } from './retypeSnapshot';
import { BLOCK_ROWS } from './counts';
import { allSupporters, supporterReader } from './supporterReader';
import { createSnapshotBuilder, snapshotOfSupporters } from './snapshotBuilder';

const LISTED = Object.entries(FIELDS).map(([name, type]) => ({ name, type }));

const byRows = (compiled: CompiledYear, supporters: readonly Supporter[]): MatchResults => {
  const totals = createMatchTotals(compiled);
  for (const one of supporters) totals.add(one.email, evaluateSupporter(compiled, one));
  return totals.results();
};

const supporter = (email: string, fields: Record<string, string>): Supporter => ({
  email,
  supporterId: '',
  fields,
});

describe('[E43] columns count what rows count', () => {
  it('for any searches and supporters', () => {
    fc.assert(
      fc.property(searches, people, (definitions, list) => {
        const compiled = compile(definitions);
        expect(evaluateColumns(compiled, snapshotOfSupporters(LISTED, list))).toEqual(
          byRows(compiled, list),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('where a field has since been given another type, or has no column', () => {
    const asText = LISTED.slice(1).map(({ name }) => ({ name, type: 'string' as const }));
    fc.assert(
      fc.property(searches, people, (definitions, list) => {
        const compiled = compile(definitions);
        const kept = list.map((one) => {
          const { ['PET A']: _, ...fields } = one.fields;
          return { ...one, fields };
        });
        const expected = byRows(compiled, kept);
        const snapshot = snapshotOfSupporters(asText, list);
        expect(evaluateColumns(compiled, snapshot)).toEqual(expected);
        const retyped = retypeSnapshot(snapshot, new Map(Object.entries(FIELDS)));
        expect(retyped.fields).toEqual(LISTED.slice(1));
        expect(evaluateColumns(compiled, retyped)).toEqual(expected);
      }),
    );
  });

  it('over many blocks, in full and in sparse columns', () => {
    const compiled = year2026({
      fields: { 'PET A': 'action', 'PET B': 'action', Gift: 'number', City: 'string' },
      searches: [
        search('signed', [page('PET', { dataIdMatch: 'fuzzy' })]),
        search('idle', [page('PET B', { pageAction: 'notCompleted' })]),
        search('gave', [data('Gift', '>', '50'), data('City', '!=', 'Oban')]),
        search('either', [reference('signed', '>=', '2'), reference('gave')], 'any'),
      ],
      screens: [screen('any', { match: 'anySearches', searchIds: ['signed', 'gave'] })],
    });
    const list = Array.from({ length: BLOCK_ROWS * 2 + 5 }, (_, row) =>
      supporter(`s${row}@example.org`, {
        Gift: String(row % 300),
        ...(row % 3 === 0 ? { 'PET A': '01/06/2026' } : {}),
        ...(row % 700 === 0 ? { 'PET B': '02/06/2026', City: 'Oban' } : {}),
      }),
    );
    const snapshot = snapshotOfSupporters(compiled.table.fields, list);
    expect(snapshot.columns.map(({ rows }) => rows !== null)).toEqual([false, true, false, true]);
    expect(evaluateColumns(compiled, snapshot)).toEqual(byRows(compiled, list));
  });

  it('where numbers differ only in digits that a size cannot hold', () => {
    const compiled = year2026({
      fields: { Card: 'number' },
      searches: [search('same', [data('Card', '==', '123456789012345671')])],
    });
    const list = ['123456789012345670', '123,456,789,012,345,671', '5', '9'.repeat(400), 'x'].map(
      (card) => supporter(`s${card.length}@example.org`, { Card: card }),
    );
    const snapshot = snapshotOfSupporters(compiled.table.fields, list);
    const results = evaluateColumns(compiled, snapshot);
    expect(results).toEqual(byRows(compiled, list));
    expect(results.searches[0]?.supportersMatched).toBe(1);
  });

  it('where a fuzzy name hits more fields than a byte can count', () => {
    const fields = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [`PET ${index}`, 'action' as const]),
    );
    const every = page('PET', { dataIdMatch: 'fuzzy' });
    const compiled = year2026({
      fields,
      searches: [
        search('every', [every]),
        search('twice', [reference('every', '>', '150'), page('PET 1'), reference('few')], 'any'),
        search('few', [page('PET 1', { dataIdMatch: 'fuzzy' }), page('PET 2')]),
        search('none', [page('PET', { dataIdMatch: 'fuzzy', pageAction: 'notCompleted' })]),
      ],
      screens: [screen('any', { match: 'anySearches', searchIds: ['twice', 'none'] })],
    });
    const list = [0, 1, 2, 127, 128, 200, 255, 256, 300].map((done) =>
      supporter(
        `s${done}@example.org`,
        Object.fromEntries(
          Array.from({ length: done }, (_, index) => [`PET ${index}`, '01/06/2026']),
        ),
      ),
    );
    const snapshot = snapshotOfSupporters(compiled.table.fields, list);
    expect(evaluateColumns(compiled, snapshot)).toEqual(byRows(compiled, list));
  });

  it('where counts come to the end of what a byte is used for', () => {
    const names = Array.from({ length: 64 }, (_, index) => `PET ${index}`);
    const all = names.map((name) => page(name));
    const compiled = year2026({
      fields: Object.fromEntries(names.map((name) => [name, 'action' as const])),
      searches: [
        search('127', [...all, ...all.slice(1)], 'any'),
        search('128', [...all, ...all], 'any'),
        search('from127', [reference('127')]),
      ],
    });
    const list = [0, 1, 63, 64].map((done) =>
      supporter(
        `s${done}@example.org`,
        Object.fromEntries(names.slice(0, done).map((name) => [name, '01/06/2026'])),
      ),
    );
    const snapshot = snapshotOfSupporters(compiled.table.fields, list);
    const results = evaluateColumns(compiled, snapshot);
    expect(results).toEqual(byRows(compiled, list));
    expect(results.searches[0]?.supportersMatchedSpread).toMatchObject({ '127': 1, '1': 1 });
  });

  it('where nested counts leave 32 bits behind', () => {
    const chain = Array.from({ length: 60 }, (_, depth) =>
      search(
        `s${depth}`,
        depth === 0 ? [page('PET A')] : [reference(`s${depth - 1}`), reference(`s${depth - 1}`)],
      ),
    );
    const compiled = year2026({ fields: { 'PET A': 'action' }, searches: chain });
    const list = [supporter('a@example.org', { 'PET A': '01/06/2026' })];
    const results = evaluateColumns(compiled, snapshotOfSupporters(compiled.table.fields, list));
    expect(results).toEqual(byRows(compiled, list));
    expect(results.searches[59]?.supportersMatchedSpread).toEqual({ [2 ** 59]: 1 });
  });
});

describe('[E44] a part of a year', () => {
  const list = [
    supporter('a@example.org', { 'PET A': '01/06/2026' }),
    supporter('b@example.org', { Miles: '3' }),
  ];
  const compiled = compile([
    search('a', [page('PET A')]),
    search('b', [reference('a')]),
    search('c', [data('Miles', '>', '2')]),
  ] satisfies SearchDefinition[]);
  const snapshot = snapshotOfSupporters(LISTED, list);
  const whole = evaluateColumns(compiled, snapshot);

  it('is the same part of the whole, with its references', () => {
    const part = evaluateColumns(compiled, snapshot, {
      searchIds: new Set([asId<SearchId>('b')]),
      screenIds: new Set([screens[2]!.id]),
    });
    expect(part.searches).toEqual([whole.searches[1]]);
    expect(part.screens).toEqual([whole.screens[2]]);
    expect(part.screensCombined).toEqual(whole.screensCombined);
  });

  it('leaves the screens out where none is asked for', () => {
    const part = evaluateColumns(compiled, snapshot, { screenIds: new Set() });
    expect(part).toEqual({ searches: whole.searches, screens: [], screensCombined: {} });
  });
});

describe('[E45] on the way', () => {
  const compiled = year2026({});
  const list = Array.from({ length: 150_000 }, (_, row) => supporter(`s${row}@example.org`, {}));
  const snapshot = snapshotOfSupporters([], list);

  it('tells how many supporters are counted, at the end all', () => {
    const told: number[] = [];
    evaluateColumns(compiled, snapshot, { onRows: (processed) => told.push(processed) });
    expect(told.length).toBeGreaterThan(1);
    expect(told.at(-1)).toBe(150_000);
    expect(told).toEqual(told.toSorted((left, right) => left - right));
  });

  it('stops without a result when it is told to', () => {
    let asked = 0;
    const stop = () => (asked += 1) > 1;
    expect(evaluateColumns(compiled, snapshot, { stop })).toBeNull();
    expect(asked).toBe(2);
  });
});

describe('[E46] a snapshot', () => {
  it('has one row for an email that is added again, with the hash of its text', () => {
    const builder = createSnapshotBuilder([]);
    const utf8 = (text: string) => {
      const bytes = new TextEncoder().encode(text);
      return { bytes, start: 0, end: bytes.length };
    };
    const emails = ['ada@example.org', 'käthe@example.org'];
    for (const email of [...emails, ...emails]) builder.addRow(utf8(email), utf8(`id of ${email}`));
    const { rowCount, emailHashes, supporterIds } = builder.finish();
    expect(rowCount).toBe(2);
    expect([...emailHashes]).toEqual(emails.map(hashText));
    expect([0, 1].map((row) => supporterIds.at(row))).toEqual(emails.map((one) => `id of ${one}`));
  });

  it('holds every value that is not blank, and no other', () => {
    fc.assert(
      fc.property(people, (list) => {
        const snapshot = snapshotOfSupporters(LISTED, list);
        expect(allSupporters(snapshot)).toEqual(
          list.map(({ fields, ...keys }) => ({
            ...keys,
            fields: Object.fromEntries(
              Object.entries(fields).filter(
                ([name, raw]) => Object.hasOwn(FIELDS, name) && raw.trim() !== '',
              ),
            ),
          })),
        );
      }),
    );
  });

  it('may hold a text twice where nearly all are different', () => {
    const builder = createSnapshotBuilder([{ name: 'Receipt', type: 'string' }]);
    const rows = 70_000;
    for (let row = 0; row < rows; row += 1) {
      builder.add(`s${row}@example.org`, '', () => `receipt ${row % 67_000}`);
    }
    const snapshot = builder.finish();
    expect(snapshot.columns[0]?.dictionary.length).toBe(rows + 1);
    expect(supporterReader(snapshot)(69_999)?.fields).toEqual({ Receipt: 'receipt 2999' });
    const compiled = year2026({
      fields: { Receipt: 'string' },
      searches: [search('one', [data('Receipt', '==', 'receipt 2999')])],
    });
    expect(evaluateColumns(compiled, snapshot).searches[0]?.supportersMatched).toBe(2);
  });

  it('takes types that became known while its rows were read', () => {
    const builder = createSnapshotBuilder([{ name: 'Gift', type: 'unknown' }]);
    builder.add('a@example.org', '1', () => '£5');
    builder.add('b@example.org', '2', () => undefined);
    const snapshot = builder.finish(new Map([['Gift', 'number' as const]]));
    expect(snapshot.fields).toEqual([{ name: 'Gift', type: 'number' }]);
    expect(snapshot.columns[0]?.sizes).toEqual(Float64Array.of(NaN, 5));
    expect(supporterReader(snapshot)(1)).toEqual(supporter2('b@example.org'));
    expect(supporterReader(snapshot)(2)).toBeNull();
  });

  const supporter2 = (email: string): Supporter => ({ email, supporterId: '2', fields: {} });
});
