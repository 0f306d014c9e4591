import type { PublishingPlan } from 'shared-kernel/model';
import { requireMember } from '../access/requireMember';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { requirePublisher } from '../access/requirePublisher';
import { compose } from './compose';
import { withNames } from './draftsOf';
import { makePublication } from './makePublication';
import { planned, type Planned } from './planned';
import { parsePlan, parsePublish } from './publishingRequests';
import { requireTimeline } from './requireTimeline';

/**
 * Callable `planPublishing`: what publishing these screens comes to, as `PublishingPlan`; nothing is published by it.
 * Members may ask.
 */
export const planPublishing =
  (services: Services): CallableFunction =>
  async (data, caller): Promise<PublishingPlan> => {
    const wanted = parsePlan(data);
    await requireMember(services.documents, caller, wanted.scope, 'see what publishing changes');
    const { base, saved, composed } = await planned(services, wanted);
    return {
      hash: composed.hash,
      savedHash: wanted.screenIds === null ? composed.hash : compose(base, saved, null).hash,
      changes: composed.changes.map(withNames(saved)),
    };
  };

/**
 * Callable `publish`: what `planPublishing` has shown under this hash is what supporters see, from when to when it says;
 * or waits for approval. Gives `{ number, state }`. For publishers.
 */
export const publish =
  (services: Services): CallableFunction =>
  async (data, signedIn) => {
    const { hash, timeZone, ...wanted } = parsePublish(data);
    const { scope, from, until } = wanted;
    const caller = await requirePublisher(services.documents, signedIn, scope, 'publish');
    await requireTimeline(services, scope);
    const plan = await planned(services, wanted);
    const { timeline, madeFrom, composed } = plan;
    if (composed.hash !== hash)
      throw new CallableError(
        'failed-precondition',
        'Somebody has saved or published meanwhile. Look at what changes now',
      );
    if (isNothingNew(plan) && from === null && until === null)
      throw new CallableError('failed-precondition', 'Supporters see all of this already');
    return makePublication(services, caller, {
      ...{ scope, timeline, madeFrom, made: composed, from, until, timeZone },
      backTo: null,
    });
  };

const isNothingNew = ({ composed, timeline }: Planned): boolean =>
  composed.changes.length === 0 && timeline.takenDown === null;
