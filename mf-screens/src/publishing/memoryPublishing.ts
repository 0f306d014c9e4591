import { succeeded, type Publishing } from 'shared-kernel/model';
import { publishingStoreAtom } from 'shared-kernel/publishing';
import type { createStore } from 'jotai';

const EVERYTHING: Publishing = {
  state: 'published',
  live: 1,
  takenDown: null,
  publications: [],
  timeZone: '',
  needsApproval: false,
  mayPublish: true,
  drafts: [],
  savedHash: '',
};

/** The port's fake: what is published of the year, everything unless it is said. */
export function publishIn(
  store: ReturnType<typeof createStore>,
  parts: Partial<Publishing> = {},
): void {
  store.set(publishingStoreAtom, {
    ...store.get(publishingStoreAtom),
    read: () => Promise.resolve(succeeded({ ...EVERYTHING, ...parts })),
  });
}
