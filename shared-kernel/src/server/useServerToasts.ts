import type { ServerAnswer } from './serverFailure';
import { failed, type Result } from 'shared-kernel/model';
import { useServerChanges } from 'shared-kernel/server-state';
import { useToast } from 'shared-kernel/session';
import { serverSentence, type ServerFailure } from './serverFailure';

type Call<T> = () => ServerAnswer<T>;

interface ServerToasts {
  /** Makes the call and says how it went; what the server answered, where it did it. */
  readonly withToast: <T>(
    header: string,
    done: string | ((answer: T) => string),
    call: Call<T>,
  ) => Promise<Result<T, null>>;
  /** A save guarded by a revision: says that it is saved, or why it failed; null for the latter. */
  readonly saveWithToast: <T extends { readonly outcome: string }>(
    header: string,
    call: Call<T>,
  ) => Promise<T | null>;
}

/** Calls to the server whose outcome a toast tells. */
export function useServerToasts(): ServerToasts {
  const showToast = useToast();
  const { changed } = useServerChanges();
  const fail = (header: string, failure: ServerFailure) => {
    showToast({ header, body: serverSentence(failure), variant: 'danger' });
  };
  const succeed = (header: string, body: string) => {
    changed();
    showToast({ header, body, variant: 'success', delayMs: 2000 });
  };

  return {
    withToast: async (header, done, call) => {
      const answer = await call();
      if (!answer.ok) {
        fail(header, answer.error);
        return failed(null);
      }
      succeed(header, typeof done === 'string' ? done : done(answer.value));
      return answer;
    },
    saveWithToast: async (header, call) => {
      const answer = await call();
      if (!answer.ok) {
        fail(header, answer.error);
        return null;
      }
      if (answer.value.outcome === 'saved') succeed(header, 'Saved successfully!');
      return answer.value;
    },
  };
}
