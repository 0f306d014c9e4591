import { useSetAtom } from 'jotai';
import { organisationAtom, organisationsAtom, useToast } from 'shared-kernel/session';
import { serverSentence, type ServerFailure } from 'shared-kernel/server';
import { failed, type OrganisationId, type Result } from 'shared-kernel/model';
import { readState } from '../people/loadPerson';

type Deed<T> = () => Promise<Result<T, ServerFailure>>;

interface SetUp {
  /** Does it, says how it went, and answers whether it was done. */
  readonly tell: <T>(
    header: string,
    done: string | ((answer: T) => string),
    deed: Deed<T>,
  ) => Promise<Result<T, null>>;
  /** A save guarded by a revision: says that it is saved, or why it failed; null for the latter. */
  readonly tellSave: <T extends { readonly outcome: string }>(
    header: string,
    deed: Deed<T>,
  ) => Promise<T | null>;
  /** Reads the organisation and its years again, so that the whole product sees what changed. */
  readonly refresh: (id: OrganisationId) => Promise<void>;
}

/** What the parts of the set-up page have in common. */
export function useOrganisationSetUp(): SetUp {
  const showToast = useToast();
  const setOrganisation = useSetAtom(organisationAtom);
  const setOrganisations = useSetAtom(organisationsAtom);

  const fail = (header: string, failure: ServerFailure) => {
    showToast({ header, body: serverSentence(failure), variant: 'danger' });
  };
  const succeed = (header: string, body: string) => {
    showToast({ header, body, variant: 'success', delayMs: 2000 });
  };

  return {
    tell: async (header, done, deed) => {
      const answer = await deed();
      if (!answer.ok) {
        fail(header, answer.error);
        return failed(null);
      }
      succeed(header, typeof done === 'string' ? done : done(answer.value));
      return answer;
    },
    tellSave: async (header, deed) => {
      const answer = await deed();
      if (!answer.ok) {
        fail(header, answer.error);
        return null;
      }
      if (answer.value.outcome === 'saved') succeed(header, 'Saved successfully!');
      return answer.value;
    },
    refresh: async (id) => {
      const state = await readState(id);
      if (state.status !== 'ready') return;
      setOrganisation(state);
      setOrganisations((all) => all.map((one) => (one.id === id ? state.organisation : one)));
    },
  };
}
