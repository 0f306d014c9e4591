import { isDeepStrictEqual } from 'node:util';
import { mediaAddress, storedPicture, type Media } from 'shared-kernel/model';

type Stored = Readonly<Record<string, unknown>>;

/**
 * A screen's content as it is stored, with another picture of the library in the place of one; null where that is not
 * shown. What was taken over with the picture and nobody has changed, its alternative text and focal point, follows.
 * Everything else stays as it is, what this release does not know as well.
 */
export function withPicture(content: unknown, before: Media, after: Media): Stored | null {
  if (!isMap(content)) return null;
  const items = Array.isArray(content['items']) ? (content['items'] as readonly unknown[]) : [];
  const nextItems = items.map((item) => itemWith(item, before, after));
  const inBackground = shows(content['backgroundImage'], before);
  if (!inBackground && nextItems.every((item, index) => item === items[index])) return null;
  const motion = content['backgroundMotion'];
  return {
    ...content,
    ...(items.length > 0 ? { items: nextItems } : {}),
    ...(inBackground ? { backgroundImage: mediaAddress(after) } : {}),
    ...(inBackground && isMap(motion)
      ? { backgroundMotion: withFocus(motion, before, after) }
      : {}),
  };
}

/** The screens of a template in the same way; null where none of them shows it. */
export function withPictureInAny(
  screens: unknown,
  before: Media,
  after: Media,
): readonly unknown[] | null {
  if (!Array.isArray(screens)) return null;
  const changed = (screens as readonly unknown[]).map((screen) => {
    if (!isMap(screen)) return screen;
    const content = withPicture(screen['content'], before, after);
    return content === null ? screen : { ...screen, content };
  });
  return changed.every((screen, place) => screen === screens[place]) ? null : changed;
}

/** A year's story, or a brand kit, in the same way. */
export const withLogo = (story: unknown, before: Media, after: Media): Stored | null =>
  isMap(story) && shows(story['logo'], before) ? { ...story, logo: mediaAddress(after) } : null;

function itemWith(item: unknown, before: Media, after: Media): unknown {
  if (!isMap(item) || !shows(item['url'], before)) return item;
  const keepsText = item['text'] !== before.alternativeText || after.alternativeText === '';
  return {
    ...withFocus(item, before, after),
    url: mediaAddress(after),
    ...(keepsText ? {} : { text: after.alternativeText }),
  };
}

const withFocus = (stored: Stored, before: Media, after: Media): Stored =>
  isDeepStrictEqual(stored['focus'], before.focus) ? { ...stored, focus: after.focus } : stored;

const shows = (address: unknown, { id }: Media): boolean =>
  typeof address === 'string' && storedPicture(address)?.id === id;

const isMap = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
