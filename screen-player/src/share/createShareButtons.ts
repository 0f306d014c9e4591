import { applyStyle } from '../style/styleSheetOfOne';
import { STORY_WORDS } from '../words/storyWords';
import type { ShareWords } from '../words/storyWords';
import type { ShareActions } from './shareActions';
import { BUTTON_STYLE, groupStyle } from './shareStyles';

export interface ShareButtonsOptions {
  /** Null: seen, but nobody shares from here. */
  readonly actions: ShareActions | null;
  readonly alignment: 'left' | 'center' | 'right';
  readonly words?: ShareWords;
}

/**
 * [P17] The platforms people use, the link or the device's own sheet, a picture: always eight buttons in one box,
 * whatever the browser can do and staff allow, so that everybody sees what staff have laid out. Their places are there
 * at once; what fills them comes in a part of its own.
 */
export function createShareButtons(
  page: Document,
  { actions, alignment, words = STORY_WORDS }: ShareButtonsOptions,
): HTMLElement {
  const places = Array.from({ length: COUNT }, () => {
    const place = page.createElement('span');
    applyStyle(place, BUTTON_STYLE);
    return place;
  });
  const group = halved(page, places, SIDES[alignment]);
  applyStyle(group, { position: 'relative' });
  group.setAttribute('role', actions === null ? 'img' : 'group');
  group.setAttribute('aria-label', actions === null ? INERT_NAME : words.share);
  if (actions === null) group.title = INERT_NAME;
  import(/* webpackChunkName: "share" */ './fillShareButtons')
    .then(({ fillShareButtons }) => {
      fillShareButtons(group, places, actions, words);
    })
    // Without it nobody can share from here; everything else goes on.
    .catch(() => {
      applyStyle(group, { opacity: '0', 'pointer-events': 'none' });
    });
  return group;
}

const COUNT = 8;

/** Spec §2; for staff alone. */
const INERT_NAME = 'Share buttons – sharing is set up on the campaign platform page';

const SIDES = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;

/** Halves of halves that wrap, so that rows are alike: eight, four and four, or twos. */
function halved(page: Document, places: readonly HTMLElement[], side: string): HTMLElement {
  const group = page.createElement('span');
  applyStyle(group, groupStyle(side));
  const middle = places.length / 2;
  if (places.length <= 2) group.append(...places);
  else {
    group.append(
      halved(page, places.slice(0, middle), side),
      halved(page, places.slice(middle), side),
    );
  }
  return group;
}
