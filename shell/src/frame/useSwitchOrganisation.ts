import { useSetAtom } from 'jotai';
import type { Organisation } from 'shared-kernel/model';
import { chosenYearIdAtom, organisationAtom, useToast } from 'shared-kernel/session';
import { readState } from '../people/loadPerson';
import { useLeaveThen } from './useLeaveThen';

/** Switching as spec §4 has it: toast, load, set; what belongs to the old organisation is left. */
export function useSwitchOrganisation(): (organisation: Organisation) => Promise<void> {
  const setOrganisation = useSetAtom(organisationAtom);
  const setChosenYear = useSetAtom(chosenYearIdAtom);
  const showToast = useToast();
  const leaveThen = useLeaveThen();

  return async (organisation) => {
    showToast({ header: 'Loading organisation', body: 'Please wait...', delayMs: null });
    const state = await readState(organisation.id);
    if (state.status !== 'ready') {
      showToast({
        header: 'Organisation',
        body: 'Sorry, we had a problem loading the organisation you wanted to switch to',
        variant: 'danger',
      });
      return;
    }
    showToast(null);
    leaveThen(() => {
      setChosenYear(null);
      setOrganisation(state);
    });
  };
}
