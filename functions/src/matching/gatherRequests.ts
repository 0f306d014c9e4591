import type { YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import { yearPath } from '../store/paths';
import { requestMatching, type MatchingRequest } from './requestMatching';

/** Asks for a count of the year; settles when the request is stored. */
export type AskForMatching = (scope: YearScope, request: MatchingRequest) => Promise<void>;

interface Gathering {
  request: MatchingRequest;
  readonly stored: Promise<void>;
}

/**
 * Requests of this process for one year go to the job's document one after another, and those that come while one is
 * on its way go together: many edits at once would only make each other's transactions fail.
 */
export function gatherRequests(services: Services): AskForMatching {
  const waiting = new Map<string, Gathering>();
  const underWay = new Map<string, Promise<unknown>>();

  return (scope, request) => {
    const year = yearPath(scope);
    const gathering = waiting.get(year);
    if (gathering !== undefined) {
      gathering.request = together(gathering.request, request);
      return gathering.stored;
    }
    const before = underWay.get(year) ?? Promise.resolve();
    const next: Gathering = {
      request,
      stored: before.then(() => {
        waiting.delete(year);
        return requestMatching(services, scope, next.request);
      }),
    };
    const quiet = next.stored.catch(() => undefined);
    waiting.set(year, next);
    underWay.set(year, quiet);
    void quiet.then(() => {
      if (underWay.get(year) === quiet) underWay.delete(year);
    });
    return next.stored;
  };
}

const together = (one: MatchingRequest, other: MatchingRequest): MatchingRequest => ({
  everything: one.everything || other.everything,
  changedIds: [...new Set([...one.changedIds, ...other.changedIds])],
});
