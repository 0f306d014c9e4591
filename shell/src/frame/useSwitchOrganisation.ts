import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import type { Organisation } from 'shared-kernel/model';
import {
  chosenYearIdAtom,
  organisationAtom,
  readOrganisation,
  useAuth,
  useToast,
} from 'shared-kernel/session';
import { recallYear, rememberOrganisation } from '../people/rememberedChoice';
import { useLeaveThen } from './useLeaveThen';

/** Switching as spec §4 has it: toast, load, set; what belongs to the old organisation is left. */
export function useSwitchOrganisation(): (organisation: Organisation) => Promise<void> {
  const auth = useAuth();
  const setOrganisation = useSetAtom(organisationAtom);
  const setChosenYear = useSetAtom(chosenYearIdAtom);
  const showToast = useToast();
  const leaveThen = useLeaveThen();
  const latest = useRef<Organisation | null>(null);

  return async (organisation) => {
    latest.current = organisation;
    showToast({ header: 'Loading organisation', body: 'Please wait...', delayMs: null });
    const state = await readOrganisation(organisation.id);
    if (latest.current !== organisation) return;
    if (state.status !== 'ready') {
      showToast({
        header: 'Organisation',
        body: `Sorry, we had a problem loading the organisation you wanted to switch to${state.status === 'failed' ? `\n${state.sentence}` : ''}`,
        variant: 'danger',
        delayMs: null,
      });
      return;
    }
    showToast(null);
    leaveThen(() => {
      setOrganisation(state);
      if (auth.status !== 'loggedIn') return;
      setChosenYear(recallYear(auth.userId, organisation.id));
      rememberOrganisation(auth.userId, organisation.id);
    });
  };
}
