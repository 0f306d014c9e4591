import { useAtomValue, useSetAtom } from 'jotai';
import { isOpenYear, type Year } from 'shared-kernel/model';
import {
  chosenYearIdAtom,
  latestYear,
  organisationAtom,
  useAuth,
  yearAtom,
} from 'shared-kernel/session';
import { NativeSelect } from 'shared-kernel/ui';
import { rememberYear } from '../people/rememberedChoice';
import { useLeaveThen } from './useLeaveThen';
import { useYearOfLink } from './useYearOfLink';

const NONE: readonly Year[] = [];

/** The year being worked on, where the organisation has years. */
export const YearPicker = () => {
  const auth = useAuth();
  const load = useAtomValue(organisationAtom);
  const year = useAtomValue(yearAtom);
  const chooseYear = useSetAtom(chosenYearIdAtom);
  const leaveThen = useLeaveThen();
  const years = load.status === 'ready' ? load.years : NONE;
  const switchTo = (id: string) => {
    if (load.status !== 'ready') return;
    const chosen = years.find((one) => one.id === id)?.id ?? null;
    chooseYear(chosen);
    // Whoever works on the latest year goes on to the next one, once there is one.
    const kept = chosen === latestYear(years)?.id ? null : chosen;
    if (auth.status === 'loggedIn') rememberYear(auth.userId, load.organisation.id, kept);
  };
  useYearOfLink(years, switchTo);
  if (load.status !== 'ready' || year === null) return null;

  const choose = (id: string) => {
    leaveThen(() => {
      switchTo(id);
    });
  };
  return (
    <NativeSelect.Root size="sm" w="auto" flexShrink="0">
      <NativeSelect.Field
        aria-label="Year"
        value={year.id}
        onChange={(event) => {
          choose(event.target.value);
        }}
      >
        {years.filter(isOpenYear).map(optionOf)}
        {years.every(isOpenYear) ? null : (
          <optgroup label="In preparation">
            {years.filter((one) => !isOpenYear(one)).map(optionOf)}
          </optgroup>
        )}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
};

const optionOf = ({ id, name }: Year) => (
  <option key={id} value={id}>
    {name}
  </option>
);
