import * as v from 'valibot';
import { MATCH_FAULT_CODES } from '../match';
import { finite, flag, maybeInstant, text, texts } from './schemas';

const Fault = v.object({ code: v.picklist(MATCH_FAULT_CODES), message: text() });

/** What a match job leaves on a document; nothing counted yet is 0 of never. */
export const matchResultEntries = {
  supportersMatched: finite(0),
  supportersMatchedUpdate: flag(false),
  supportersMatchedEmails: texts(),
  supportersMatchedAt: maybeInstant(),
  // One of a kind that this version does not know says nothing.
  supportersMatchedFault: v.fallback(v.nullish(Fault, null), null),
};

/** D22: a thing never saved has revision 0. */
export const revisionEntries = { revision: finite(0), savedBy: text(), savedAt: maybeInstant() };
