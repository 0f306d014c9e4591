import fc from 'fast-check';
import { FEWEST_TOLD, type ResultCount, type ShowResults } from 'shared-kernel/model';
import { YEAR } from '../testing/aYear';
import { aShowServer, getShow, IN_YEAR, MILO, sendEvent, tokenOf } from '../testing/aShow';
import type { TestServer } from '../testing/testServer';
import { hideSmallCounts } from './hideSmallCounts';
import { daysOf, type DayCounts } from './resultDays';

const DAY_MS = 24 * 60 * 60 * 1000;

const resultsOf = async (server: TestServer): Promise<ShowResults> =>
  (await server.handlers.callables.readResults(IN_YEAR, MILO)) as ShowResults;

/** Events of a show come from many addresses, and no faster than a link may send them. */
async function sendMany(server: TestServer, count: number, event: object): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    server.advance(2_000);
    await sendEvent(server, event, { address: String(sent) });
  }
}

describe('counting what becomes of shows', () => {
  it('counts by day what was opened, finished, shared, and where it was left', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    await getShow(server, token);
    await sendMany(server, 25, { token, event: 'opened', screen: 0 });
    await sendMany(server, 14, { token, event: 'left', screen: 1 });
    server.advance(DAY_MS);
    await sendMany(server, 11, { token, event: 'shared', screen: 1 });
    await sendMany(server, 12, { token, event: 'acted', screen: 1 });

    const { days } = await resultsOf(server);
    expect(days.map(({ day }) => day)).toEqual([
      { year: 2026, month: 6, day: 1 },
      { year: 2026, month: 6, day: 2 },
    ]);
    const few = { kind: 'fewerThan', count: FEWEST_TOLD };
    expect(days[0]).toMatchObject({
      opened: { kind: 'exact', count: 25 },
      finished: few,
      acted: few,
      leftAt: [
        { screenId: 'hello', count: few },
        { screenId: 'thanks', count: { kind: 'exact', count: 14 } },
      ],
    });
    expect(days[1]).toMatchObject({
      opened: few,
      shared: { kind: 'exact', count: 11 },
      acted: { kind: 'exact', count: 12 },
      leftAt: [
        { screenId: 'hello', count: few },
        { screenId: 'thanks', count: few },
      ],
    });
  });

  it('knows of no followed call to action on a day that was counted before there were any', async () => {
    const server = aShowServer();
    const path = `${YEAR}/results/2026-05-01~1`;
    const data = { opened: 12, finished: 11, shared: 10, left: {} };
    await server.documents.commit([{ kind: 'set', path, data }]);
    const { days } = await resultsOf(server);
    expect(days[0]?.acted).toEqual({ kind: 'fewerThan', count: FEWEST_TOLD });
    expect(daysOf(await server.documents.list(`${YEAR}/results`))[0]?.[1]).toMatchObject({
      opened: 12,
      acted: 0,
    });
  });

  it('keeps nothing of whose they were', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    await sendEvent(server, { token, event: 'left', screen: 0 });
    const stored = JSON.stringify(await server.documents.list(`${YEAR}/results`));
    expect(stored).toContain('"left":{"hello":1}');
    expect(stored).not.toMatch(/robin|5100/);
    expect(stored).not.toContain(token.slice(10, 30));
  });

  it.each([
    ['no JSON', () => '{'],
    ['an unknown event', (token: string) => ({ token, event: 'stared', screen: 0 })],
    [
      'a screen that the show does not have',
      (token: string) => ({ token, event: 'left', screen: 7 }),
    ],
    [
      'a token that is not ours',
      (token: string) => ({ token: `${token}x`, event: 'opened', screen: 0 }),
    ],
    [
      'far too much',
      (token: string) => ({ token, event: 'opened', screen: 0, more: 'x'.repeat(3_000) }),
    ],
  ])('answers 204 and counts nothing for %s', async (_, event) => {
    const server = aShowServer();
    const token = await tokenOf(server);
    expect((await sendEvent(server, event(token))).status).toBe(204);
    expect(await server.documents.count(`${YEAR}/results`)).toBe(0);
  });

  it('counts nothing from a page that may not embed, nor for a revoked link', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    const event = { token, event: 'opened', screen: 0 };
    await sendEvent(server, event, { origin: 'https://elsewhere.example.net' });
    await server.documents.bulk(
      (await server.documents.list(`${YEAR}/personalLinks`)).map(({ path }) => ({
        kind: 'merge',
        path,
        data: { revoked: true },
      })),
    );
    await sendEvent(server, event);
    expect(await server.documents.count(`${YEAR}/results`)).toBe(0);
  });

  it('loses none of a crowd’s events', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    await getShow(server, token);
    await Promise.all(
      Array.from({ length: 28 }, (_, index) =>
        sendEvent(server, { token, event: 'opened', screen: 0 }, { address: String(index) }),
      ),
    );
    expect((await resultsOf(server)).total.opened).toEqual({ kind: 'exact', count: 28 });
  });

  it('tells results to members only', async () => {
    const { callables } = aShowServer().handlers;
    const otto = { uid: 'otto', token: {} };
    await expect(callables.readResults(IN_YEAR, otto)).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

describe('small counts', () => {
  const day = (index: number) => ({ year: 2026, month: 6, day: index + 1 });
  const told = (...days: readonly Partial<DayCounts>[]): ShowResults =>
    hideSmallCounts(
      days.map((counts, index) => [
        day(index),
        { opened: 0, finished: 0, shared: 0, acted: 0, left: {}, ...counts },
      ]),
    );

  it('are told as fewer than 10, none included', () => {
    const { days } = told({ opened: 9 }, { opened: 0 }, { opened: 10 });
    expect(days.map(({ opened }) => opened.kind)).toEqual(['fewerThan', 'fewerThan', 'exact']);
  });

  it('do not follow from a total', () => {
    const { total } = told({ opened: 40 }, { opened: 3 });
    expect(total.opened).toEqual({ kind: 'atLeast', count: 40 });
  });

  it('of many days are told together once they are no longer few', () => {
    const { total } = told({ opened: 40 }, { opened: 6 }, { opened: 7 });
    expect(total.opened).toEqual({ kind: 'exact', count: 53 });
  });

  it('do not follow from who opened and who finished', () => {
    const { days } = told({ opened: 25, finished: 22 });
    expect(days[0]?.finished).toEqual({ kind: 'atLeast', count: 15 });
    const { days: more } = told({ opened: 40, finished: 22 });
    expect(more[0]?.finished).toEqual({ kind: 'exact', count: 22 });
  });

  it('do not follow where the rest of those who left is told', () => {
    const { days } = told({ opened: 40, finished: 22, left: { a: 15, b: 3 } });
    expect(days[0]?.finished).toEqual({ kind: 'atLeast', count: 15 });
  });

  it('do not follow from the total of those who finished', () => {
    const busy = { opened: 40, finished: 20 };
    const { total: hidden } = told({ opened: 25, finished: 23 }, busy);
    expect(hidden.finished).toEqual({ kind: 'atLeast', count: 15 + 20 });
    const six = Array.from({ length: 6 }, () => ({ opened: 25, finished: 23 }));
    expect(told(...six, busy).total.finished).toEqual({ kind: 'exact', count: 6 * 23 + 20 });
  });

  it('are true, and never told exactly, whatever the counts', () => {
    const counts = fc.record({
      opened: fc.nat(40),
      finished: fc.nat(40),
      shared: fc.nat(40),
      acted: fc.nat(40),
      left: fc.record({ a: fc.nat(25), b: fc.nat(25) }),
    });
    fc.assert(
      fc.property(fc.array(counts, { maxLength: 5 }), (days) => {
        const { days: rows, total } = told(...days);
        rows.forEach((row, index) => {
          isTrue(row.opened, days[index]?.opened ?? 0);
          isTrue(row.finished, days[index]?.finished ?? 0);
          isTrue(row.acted, days[index]?.acted ?? 0);
          row.leftAt.forEach(({ screenId, count }) => {
            isTrue(count, days[index]?.left[screenId === 'a' ? 'a' : 'b'] ?? 0);
          });
        });
        const sum = days.reduce((all, { opened }) => all + opened, 0);
        isTrue(total.opened, sum);
        isTrue(
          total.acted,
          days.reduce((all, { acted }) => all + acted, 0),
        );
        isTrue(
          total.finished,
          days.reduce((all, { finished }) => all + finished, 0),
        );
        const hidden = sum - rows.reduce((all, { opened }) => all + least(opened), 0);
        if (total.opened.kind === 'exact' && rows.some(({ opened }) => opened.kind !== 'exact'))
          expect(hidden).toBeGreaterThanOrEqual(FEWEST_TOLD);
      }),
    );
  });

  const least = ({ kind, count }: ResultCount): number => (kind === 'fewerThan' ? 0 : count);
  function isTrue({ kind, count }: ResultCount, real: number): void {
    if (kind === 'exact') expect([real, real >= FEWEST_TOLD]).toEqual([count, true]);
    if (kind === 'atLeast') expect(real).toBeGreaterThanOrEqual(count);
    if (kind === 'fewerThan') expect(real).toBeLessThan(count);
  }
});
