import { finite, flag, maybeInstant, text, texts } from './schemas';

/** What a match job leaves on a document; nothing counted yet is 0 of never. */
export const matchResultEntries = {
  supportersMatched: finite(0),
  supportersMatchedUpdate: flag(false),
  supportersMatchedEmails: texts(),
  supportersMatchedAt: maybeInstant(),
};

/** D22: a thing never saved has revision 0. */
export const revisionEntries = { revision: finite(0), savedBy: text(), savedAt: maybeInstant() };
