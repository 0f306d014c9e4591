import {
  compileYear,
  neverSharedIn,
  screensSeenBy,
  type CompiledYear,
  type FinishedScreen,
} from 'evaluation';
import {
  namesNeverShared,
  type FieldListEntry,
  type Screen,
  type Search,
  type Supporter,
  type Year,
  type YearStory,
} from 'shared-kernel/model';
import { todayInUtc } from 'shared-kernel/today';

/** A year as it is stored. */
interface StoredDefinitions {
  readonly year: Pick<Year, 'dateFrom' | 'dateTo'> & { readonly story: YearStory };
  /** Of screens that leave it to the year. */
  readonly transition: YearStory['transition'];
  readonly fields: readonly FieldListEntry[];
  readonly searches: readonly Search[];
  readonly screens: readonly Screen[];
}

/** What a supporter sees today, as they get it, and what it was worked out from. */
export function screensOf(
  supporter: Supporter,
  { transition, ...definitions }: StoredDefinitions,
): { readonly compiled: CompiledYear; readonly screens: readonly FinishedScreen[] } {
  const compiled = compileYear({ today: todayInUtc(), ...definitions });
  const neverShared = neverSharedIn(compiled, namesNeverShared(definitions.fields));
  const screens = screensSeenBy(compiled, supporter, neverShared).map((screen) =>
    following(screen, transition),
  );
  return { compiled, screens };
}

/** What a screen leaves to the year is said by the screen. */
const following = (screen: FinishedScreen, kind: YearStory['transition']): FinishedScreen =>
  screen.content.transition.kind === 'year'
    ? {
        ...screen,
        content: { ...screen.content, transition: { ...screen.content.transition, kind } },
      }
    : screen;
