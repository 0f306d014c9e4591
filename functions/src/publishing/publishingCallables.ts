import type { CallableFunction } from '../caller';
import type { AskAboutYear } from '../counting/askAboutYear';
import type { Services } from '../services';
import { setPublishingApproval } from './approval';
import { countPublishing } from './countPublishing';
import {
  approvePublication,
  goBackToPublication,
  showAgain,
  takeDown,
  withdrawPublication,
} from './decide';
import { planPublishing, publish } from './publish';
import { readPublishedScreen, readPublishing } from './readPublishing';

export type PublishingCallable =
  | 'approvePublication'
  | 'countPublishing'
  | 'goBackToPublication'
  | 'planPublishing'
  | 'publish'
  | 'readPublishedScreen'
  | 'readPublishing'
  | 'setPublishingApproval'
  | 'showAgain'
  | 'takeDown'
  | 'withdrawPublication';

/** What supporters see, and who decides it. */
export const publishingCallables = (
  services: Services,
  ask: AskAboutYear,
): Readonly<Record<PublishingCallable, CallableFunction>> => ({
  approvePublication: approvePublication(services),
  countPublishing: countPublishing(services, ask),
  goBackToPublication: goBackToPublication(services),
  planPublishing: planPublishing(services),
  publish: publish(services),
  readPublishedScreen: readPublishedScreen(services),
  readPublishing: readPublishing(services),
  setPublishingApproval: setPublishingApproval(services),
  showAgain: showAgain(services),
  takeDown: takeDown(services),
  withdrawPublication: withdrawPublication(services),
});
