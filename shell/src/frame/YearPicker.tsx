import { useAtomValue, useSetAtom } from 'jotai';
import { chosenYearIdAtom, organisationAtom, yearAtom } from 'shared-kernel/session';
import { NativeSelect } from 'shared-kernel/ui';
import { useLeaveThen } from './useLeaveThen';

/** The year being worked on, where the organisation has years. */
export const YearPicker = () => {
  const load = useAtomValue(organisationAtom);
  const year = useAtomValue(yearAtom);
  const chooseYear = useSetAtom(chosenYearIdAtom);
  const leaveThen = useLeaveThen();
  if (load.status !== 'ready' || year === null) return null;

  const choose = (id: string) => {
    leaveThen(() => {
      chooseYear(load.years.find((one) => one.id === id)?.id ?? null);
    });
  };
  return (
    <NativeSelect.Root size="sm" w="auto">
      <NativeSelect.Field
        aria-label="Year"
        value={year.id}
        onChange={(event) => {
          choose(event.target.value);
        }}
      >
        {load.years.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
};
