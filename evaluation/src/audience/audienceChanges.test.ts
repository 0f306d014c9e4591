import fc from 'fast-check';
import type { AudienceChange, ScreenDefinition, Supporter } from 'shared-kernel/model';
import { snapshotOfSupporters } from '../columns/snapshotBuilder';
import { screensForSupporter } from '../finished-screens/screensForSupporter';
import { anyScreens, FIELDS, people, searches } from '../testing/arbitraries';
import { year2026 } from '../testing/definitions';
import { audienceChanges } from './audienceChanges';

const LISTED = Object.entries(FIELDS).map(([name, type]) => ({ name, type }));

/** Supporter by supporter. */
const changeOf = (
  list: readonly Supporter[],
  [was, is]: readonly [(one: Supporter) => boolean, (one: Supporter) => boolean],
): AudienceChange => ({
  before: list.filter(was).length,
  after: list.filter(is).length,
  gained: list.filter((one) => is(one) && !was(one)).length,
  lost: list.filter((one) => was(one) && !is(one)).length,
});

it('says who gains and who loses screens, of those that differ, are added or are removed', () => {
  fc.assert(
    fc.property(searches, anyScreens, anyScreens, people, (all, old, now, list) => {
      const yearOf = (screens: readonly ScreenDefinition[]) =>
        year2026({ fields: FIELDS, searches: all, screens });
      const [before, after] = [yearOf(old), yearOf(now)];
      const matchedBy = (year: typeof before, one: Supporter) =>
        screensForSupporter(year, one).map(({ screenId }) => String(screenId));
      const ids = [...new Set([...now, ...old].map(({ id }) => id))];
      const isIn = (screens: readonly ScreenDefinition[], id: string) =>
        screens.some((one) => one.id === id);
      const screens = ids.map((id) => ({
        ...changeOf(list, [
          (one) => matchedBy(before, one).includes(id),
          (one) => matchedBy(after, one).includes(id),
        ]),
        screenId: id,
      }));

      expect(audienceChanges(before, after, snapshotOfSupporters(LISTED, list))).toEqual({
        supporters: list.length,
        reached: changeOf(list, [
          (one) => matchedBy(before, one).length > 0,
          (one) => matchedBy(after, one).length > 0,
        ]),
        screens: screens.filter(
          ({ screenId, gained, lost }) =>
            gained > 0 || lost > 0 || !isIn(old, screenId) || !isIn(now, screenId),
        ),
      });
    }),
  );
});
