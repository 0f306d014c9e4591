import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { DEFAULT_CONTENT } from '../defaults';
import { asId, type ScreenId, type SearchId } from '../ids';
import type { Result } from '../result';
import type { Screen, ScreenContent } from '../screen';
import { decode, mapResult, type Fault } from './decode';
import { itemsSchema } from './itemCodec';
import { matchResultEntries } from './matchResult';
import { backgroundMotionSchema, transitionSchema } from './motionCodec';
import { bounded, counted, maybeInstant, text, texts } from './schemas';
import { tagsSchema } from './tagsSchema';

const Content = v.object({
  backgroundColour: text(DEFAULT_CONTENT.backgroundColour),
  backgroundImage: text(DEFAULT_CONTENT.backgroundImage),
  backgroundImageBrightness: bounded(BOUNDS.multiplier, DEFAULT_CONTENT.backgroundImageBrightness),
  backgroundImageContrast: bounded(BOUNDS.multiplier, DEFAULT_CONTENT.backgroundImageContrast),
  backgroundMotion: backgroundMotionSchema(),
  transition: transitionSchema(),
  delayAfterLastItem: bounded(BOUNDS.delaySeconds, DEFAULT_CONTENT.delayAfterLastItem),
  items: itemsSchema(),
});

/** What a screen shows; one without any is empty. */
export const contentSchema = () => v.nullish(Content, { ...DEFAULT_CONTENT, items: [] });

const Stored = v.object({
  name: text(),
  order: bounded(BOUNDS.order, 0),
  // Any text: an unknown match type matches nobody and is reported.
  match: text('allUsers'),
  searchIds: texts(),
  content: contentSchema(),
  tags: tagsSchema(),
  ...matchResultEntries,
  setupRevision: counted(),
  setupSavedBy: text(),
  setupSavedAt: maybeInstant(),
  contentRevision: counted(),
  contentSavedBy: text(),
  contentSavedAt: maybeInstant(),
});

/** `organisations/{o}/years/{y}/screens/{id}` (spec §3). */
export const decodeScreen = (id: string, data: unknown): Result<Screen, Fault> =>
  mapResult(decode(Stored, data), (stored) => screenOf(asId<ScreenId>(id), stored));

/** The content of a screen on its own, with the defaults of spec §9. */
export const decodeScreenContent = (data: unknown): Result<ScreenContent, Fault> =>
  decode(Content, data);

const screenOf = (id: ScreenId, stored: v.InferOutput<typeof Stored>): Screen => {
  const { setupRevision, setupSavedBy, setupSavedAt, ...unsetup } = stored;
  const { contentRevision, contentSavedBy, contentSavedAt, ...screen } = unsetup;
  return {
    ...screen,
    id,
    searchIds: screen.searchIds.map((searchId) => asId<SearchId>(searchId)),
    setupSaved: { revision: setupRevision, savedBy: setupSavedBy, savedAt: setupSavedAt },
    contentSaved: { revision: contentRevision, savedBy: contentSavedBy, savedAt: contentSavedAt },
  };
};
