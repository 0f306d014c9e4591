import { saveFile } from 'shared-kernel/ui';
import { atom } from 'jotai';
import { exportSupporter } from '../server/exportSupporter';
import { makeLink, revokeLink } from '../server/links';

const server = { exportSupporter, makeLink, revokeLink, saveFile, now: () => new Date() };

/** What a supporter's page asks of the server beyond their data and what the year shows, and of the browser. */
export type SupporterPort = Readonly<typeof server>;

export const supporterPortAtom = atom<SupporterPort>(server);
