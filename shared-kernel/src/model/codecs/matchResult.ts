import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { MATCH_FAULT_CODES } from '../match';
import { counted, flag, maybeInstant, text, texts } from './schemas';

const Fault = v.object({ code: v.picklist(MATCH_FAULT_CODES), message: text() });

/** What a match job leaves on a document; nothing counted yet is 0 of never. */
export const matchResultEntries = {
  supportersMatched: counted(BOUNDS.countOrWorking),
  supportersMatchedUpdate: flag(false),
  supportersMatchedEmails: texts(),
  supportersMatchedAt: maybeInstant(),
  // One of a kind that this version does not know says nothing.
  supportersMatchedFault: v.fallback(v.nullish(Fault, null), null),
};

/** D22: a thing never saved has revision 0. */
export const revisionEntries = { revision: counted(), savedBy: text(), savedAt: maybeInstant() };
