import { useSetAtom } from 'jotai';
import { organisationAtom, organisationsAtom, useToast } from 'shared-kernel/session';
import { serverSentence, type ServerFailure } from 'shared-kernel/server';
import type { OrganisationId, Result } from 'shared-kernel/model';
import { readState } from '../people/loadPerson';

type Deed<T> = () => Promise<Result<T, ServerFailure>>;

interface SetUp {
  /** Does it, says how it went, and answers whether it was done. */
  readonly tell: <T>(header: string, done: string, deed: Deed<T>) => Promise<Result<T, null>>;
  /** Reads the organisation and its years again, so that the whole product sees what changed. */
  readonly refresh: (id: OrganisationId) => Promise<void>;
}

/** What the parts of the set-up page have in common. */
export function useOrganisationSetUp(): SetUp {
  const showToast = useToast();
  const setOrganisation = useSetAtom(organisationAtom);
  const setOrganisations = useSetAtom(organisationsAtom);

  return {
    tell: async (header, done, deed) => {
      const answer = await deed();
      showToast(
        answer.ok
          ? { header, body: done, variant: 'success', delayMs: 2000 }
          : { header, body: serverSentence(answer.error), variant: 'danger' },
      );
      return answer.ok ? answer : { ok: false, error: null };
    },
    refresh: async (id) => {
      const state = await readState(id);
      if (state.status !== 'ready') return;
      setOrganisation(state);
      setOrganisations((all) => all.map((one) => (one.id === id ? state.organisation : one)));
    },
  };
}
