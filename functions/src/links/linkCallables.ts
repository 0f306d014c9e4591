import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { exportLinks } from './exportLinks';
import { linkState } from './linkState';
import { makeLink } from './makeLink';
import { revokeAllLinks } from './revokeAllLinks';
import { revokeLink } from './revokeLink';
import { saveSharing } from './saveSharing';
import { sendTestLink } from './sendTestLink';

export type LinkCallable =
  | 'exportLinks'
  | 'makeLink'
  | 'sendTestLink'
  | 'revokeLink'
  | 'revokeAllLinks'
  | 'linkState'
  | 'saveSharing';

/** What staff ask of the supporters' personal links. */
export const linkCallables = (
  services: Services,
): Readonly<Record<LinkCallable, CallableFunction>> => ({
  exportLinks: exportLinks(services),
  makeLink: makeLink(services),
  sendTestLink: sendTestLink(services),
  revokeLink: revokeLink(services),
  revokeAllLinks: revokeAllLinks(services),
  linkState: linkState(services),
  saveSharing: saveSharing(services),
});
