import { readSupporter } from 'shared-kernel/firestore';
import { linkState, saveStory } from 'shared-kernel/server';
import {
  exportLinks,
  revokeAllLinks,
  revokeLink,
  saveSharing,
  sendTestLink,
} from '../server/links';
import { saveFile } from 'shared-kernel/ui';
import { atom } from 'jotai';

const server = {
  exportLinks,
  linkState,
  readSupporter,
  revokeAllLinks,
  revokeLink,
  saveCsv: (fileName: string, parts: readonly string[]) => {
    saveFile(fileName, 'text/csv', parts);
  },
  saveSharing,
  saveStory,
  sendTestLink,
  now: () => new Date(),
};

/** What the page of personal links asks of the server (D24), and of the browser. */
export type LinksPort = Readonly<typeof server>;

export const linksPortAtom = atom<LinksPort>(server);
