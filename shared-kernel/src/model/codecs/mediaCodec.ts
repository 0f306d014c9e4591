import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { asId, type MediaId } from '../ids';
import { MEDIA_KINDS, type Media } from '../media';
import type { Result } from '../result';
import { decode, mapResult, type Fault } from './decode';
import { focusSchema } from './focusSchema';
import { revisionEntries } from './matchResult';
import { bounded, counted, flag, maybeInstant, text } from './schemas';

const { focusPercent: PERCENT } = BOUNDS;

const StoredCrop = v.object({
  left: bounded(PERCENT, 0),
  top: bounded(PERCENT, 0),
  width: bounded(PERCENT, 100),
  height: bounded(PERCENT, 100),
});

const Stored = v.object({
  name: text(),
  alternativeText: text(),
  credit: text(),
  licence: text(),
  focus: focusSchema(),
  kind: v.picklist(MEDIA_KINDS),
  crop: v.nullish(StoredCrop, null),
  width: counted(),
  height: counted(),
  animated: flag(false),
  placeholder: text(),
  bytes: counted(),
  uploadedBy: text(),
  uploadedAt: maybeInstant(),
  removeAt: maybeInstant(),
  ...revisionEntries,
});

/** `organisations/{o}/media/{id}`. */
export const decodeMedia = (id: string, data: unknown): Result<Media, Fault> =>
  mapResult(decode(Stored, data), ({ revision, savedBy, savedAt, ...media }) => ({
    ...media,
    id: asId<MediaId>(id),
    saved: { revision, savedBy, savedAt },
  }));
