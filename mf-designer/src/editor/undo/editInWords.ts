import {
  VIEW_LABELS,
  VIEWS,
  type Item,
  type ItemMotion,
  type ScreenContent,
} from 'shared-kernel/model';

import { changedItems } from '../../document/changedItems';
import { differingKeys } from '../../document/differingKeys';
import { itemName } from '../../document/itemName';
import { listChange } from '../../document/listChange';
import type { Moment } from './history';

/** What an edit did, such as "Moved Three to 1 of 3" or "Text of One". */
export function editInWords(before: Moment, after: Moment): string {
  if (before.hidden !== after.hidden) return 'Hiding';
  if (before.locked !== after.locked) return 'Locking';
  const listed = listChange(before.content, after.content, after.selection);
  if (listed !== null) return listed.words;
  const changed = changedItems(before.content, after.content);
  const [first, ...others] = changed;
  if (first === undefined) return screenInWords(before.content, after.content);
  const part = common(changed.map(({ was, is }) => partInWords(was, is)));
  const whose = others.length > 0 ? `${String(changed.length)} objects` : itemName(first.is);
  return `${part} of ${whose}`;
}

const PROPERTIES = 'Properties';

/** The one name that all have; else that they are several. */
const common = (names: readonly string[]): string => {
  const [first = PROPERTIES, ...others] = new Set(names);
  return others.length > 0 ? PROPERTIES : first;
};

const partInWords = (was: Item, is: Item): string => {
  if (was.type !== is.type) return 'Type';
  return common(
    differingKeys(was, is).map((key) =>
      key === 'screenSizes'
        ? layoutInWords(was, is)
        : key === 'motion'
          ? motionInWords(was.motion, is.motion)
          : wordsOf(key),
    ),
  );
};

const layoutInWords = (was: Item, is: Item): string => {
  const views = VIEWS.filter((view) => was.screenSizes[view] !== is.screenSizes[view]);
  return common(views.map((view) => `${VIEW_LABELS[view]} layout`));
};

const wordsOf = (key: string): string =>
  new Map<string, string>(Object.entries(PART_WORDS)).get(key) ?? PROPERTIES;

const PART_WORDS = {
  id: PROPERTIES,
  order: 'Order',
  layer: 'Layer',
  type: 'Type',
  name: 'Name',
  text: 'Text',
  url: 'Image address',
  focus: 'Focal point',
  link: 'Link of the button',
  animation: 'Animation',
  motion: 'Movement',
  delay: 'Delay',
  horizontalAlignment: 'Alignment',
  font: 'Font',
  backgroundColour: 'Background colour',
  look: 'Style',
  shape: 'Shape',
  figure: 'Figure',
  chart: 'Chart',
  photo: 'Photo frame',
  group: 'Group',
  conditions: 'Conditions',
  conditionsMatch: 'Conditions',
  screenSizes: 'Layout',
} as const satisfies Record<keyof Item, string>;

const motionInWords = (was: ItemMotion, is: ItemMotion): string => {
  const words = new Map<string, string>(Object.entries(MOTION_WORDS));
  const names = new Set(differingKeys(was, is).map((key) => words.get(key) ?? 'Movement'));
  const [first = 'Movement', ...others] = names;
  return others.length > 0 ? 'Movement' : first;
};

const MOTION_WORDS = {
  duration: 'Duration',
  easing: 'Easing',
  split: 'Splitting of the text',
  stagger: 'Splitting of the text',
  loop: 'Movement',
  accent: 'Landing',
  exit: 'Exit',
} as const satisfies Record<keyof ItemMotion, string>;

const screenInWords = (before: ScreenContent, after: ScreenContent): string => {
  const words = new Map<string, string>(Object.entries(SCREEN_WORDS));
  const named = new Set(differingKeys(before, after).map((key) => words.get(key)));
  const [only, ...others] = named;
  return (others.length === 0 ? only : undefined) ?? BACKGROUND;
};

const BACKGROUND = 'Background of the screen';

/** What is not the background. */
const SCREEN_WORDS = {
  delayAfterLastItem: 'Delay after last item',
  transition: 'How the screen comes in',
} as const satisfies Partial<Record<keyof ScreenContent, string>>;
