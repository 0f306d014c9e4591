import { mediaAddress, type Item, type Media, type ScreenContent } from 'shared-kernel/model';

import { withChanges } from './withChanges';

type Picture = Pick<Media, 'id' | 'width' | 'height' | 'placeholder' | 'alternativeText' | 'focus'>;

/**
 * [S90] An image object that shows a picture of the library, with its focal point, and with its alternative text where
 * nobody has written another one; `before` is what the text was taken over from.
 */
export function withPicture(
  item: Item,
  picture: Picture,
  before: Pick<Media, 'alternativeText'> | null,
): Item {
  const isOwn = item.text.trim() !== '' && item.text !== before?.alternativeText;
  return withChanges(item, {
    url: mediaAddress(picture),
    focus: picture.focus,
    ...(isOwn ? {} : { text: picture.alternativeText }),
  });
}

/** The same behind a screen. */
export const withBackgroundPicture = (content: ScreenContent, picture: Picture): ScreenContent =>
  withChanges(content, {
    backgroundImage: mediaAddress(picture),
    backgroundMotion: withChanges(content.backgroundMotion, { focus: picture.focus }),
  });
