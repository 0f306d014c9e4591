import { readSupporter } from 'shared-kernel/firestore';
import {
  exportLinks,
  linkState,
  revokeAllLinks,
  revokeLink,
  saveSharing,
} from 'shared-kernel/server';
import { atom } from 'jotai';
import { saveFile } from './link-export/saveFile';

const server = {
  exportLinks,
  linkState,
  readSupporter,
  revokeAllLinks,
  revokeLink,
  saveFile,
  saveSharing,
  now: () => new Date(),
};

/** What the page of personal links asks of the server (D24), and of the browser. */
export type LinksPort = Readonly<typeof server>;

export const linksPortAtom = atom<LinksPort>(server);
