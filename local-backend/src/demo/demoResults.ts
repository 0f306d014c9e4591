import type { DocumentData } from 'functions/handlers';
import { civilDateInUtc, dayBeside, isoDay, type CivilDate } from 'shared-kernel/model';

/** What became of a year's links in the demo. */
export interface DemoShows {
  /** Shows opened day by day, up to yesterday. */
  readonly opened: readonly number[];
  /** Of the shows that were opened, by screen: where they were left. */
  readonly leftShare: Readonly<Record<string, number>>;
  readonly finishedShare: number;
  readonly sharedShare: number;
  readonly actedShare: number;
}

/** A mailing, a reminder on the twelfth day and a last one, to 600 supporters, some of whom look twice. */
export const OAKHOLLOW_SHOWS: DemoShows = {
  opened: [
    ...[104, 47, 28, 19, 14, 12, 8, 11, 7, 5, 10],
    ...[52, 27, 16, 13, 10, 7, 6],
    ...[31, 18, 12, 9, 6],
  ],
  leftShare: {
    hello: 0.08,
    actions: 0.035,
    rings: 0.055,
    saplings: 0.015,
    together: 0.045,
    'spoke-up': 0.01,
    thanks: 0.02,
  },
  finishedShare: 0.64,
  sharedShare: 0.07,
  actedShare: 0.11,
};

/** A document of a year's results, as counting writes it. */
export interface DemoResult {
  readonly id: string;
  readonly data: DocumentData;
}

/** The day on which the links were exported: the one before the first that was opened. */
export const exportDay = ({ opened }: DemoShows, now: Date): CivilDate =>
  dayBeside(civilDateInUtc(now), -opened.length - 1);

/** The figures of each day. They are the same each time but for the days, which end yesterday. */
export function demoResults(shows: DemoShows, now: Date): readonly DemoResult[] {
  const firstDay = dayBeside(exportDay(shows, now), 1);
  return shows.opened.map((opened, index) => {
    const of = (share: number): number =>
      countSoFar(shows.opened, index + 1, share) - countSoFar(shows.opened, index, share);
    const left = Object.fromEntries(
      Object.entries(shows.leftShare)
        .map(([screenId, share]) => [screenId, of(share)] as const)
        .filter(([, count]) => count > 0),
    );
    const leftCount = Object.values(left).reduce((sum, count) => sum + count, 0);
    return {
      id: `${isoDay(dayBeside(firstDay, index))}~0`,
      data: {
        opened,
        // Nobody both leaves and sees it to the end.
        finished: Math.min(of(shows.finishedShare), opened - leftCount),
        shared: of(shows.sharedShare),
        acted: of(shows.actedShare),
        left,
        // Of nobody: no show was counted.
        demo: true,
      },
    };
  });
}

/** A share of all days until one, in whole shows: what rounding takes from a day comes on the next. */
const countSoFar = (opened: readonly number[], days: number, share: number): number =>
  Math.floor(opened.slice(0, days).reduce((sum, count) => sum + count, 0) * share);
