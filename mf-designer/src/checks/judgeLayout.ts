import {
  bottomOf,
  contains,
  overlaps,
  parseColour,
  type ItemMeasure,
  type Rectangle,
} from 'screen-player';
import type { Box, Item, ItemId, ScreenContent, View } from 'shared-kernel/model';

import { guardRails } from '../document/guardRails';
import { inListOrder } from '../document/inListOrder';
import { isDecoration, itemName } from '../document/itemName';
import type { FindingCode } from './finding';

/** A finding of one drawn screen, before it is known where else it is so. */
export interface LayoutFinding {
  readonly code: FindingCode;
  readonly itemId: ItemId;
  readonly detail: string;
  readonly message: string;
}

interface DrawnScreen {
  /** Texts filled; what is not shown left out. */
  readonly content: ScreenContent;
  readonly view: View;
  readonly box: Box;
  readonly measures: ReadonlyMap<ItemId, ItemMeasure>;
}

/** [S67] What is wrong with where things stand on a drawn screen. Decoration may leave the stage and lie under text. */
export function judgeLayout({
  content,
  view,
  box,
  measures,
}: DrawnScreen): readonly LayoutFinding[] {
  const drawn = inListOrder(content).flatMap((item): Drawn[] => {
    const measure = measures.get(item.id);
    const seen = isDecoration(item) || measure === undefined ? null : seenArea(item, measure);
    return seen === null || measure === undefined ? [] : [{ item, measure, seen }];
  });
  const stage: Rectangle = { left: 0, top: 0, ...box };
  const rails = guardRails(view, box);
  return [
    ...drawn.flatMap((one) => [...placeFindings(one, stage, rails), ...contrastFindings(one)]),
    ...overlapFindings(drawn),
  ];
}

interface Drawn {
  readonly item: Item;
  readonly measure: ItemMeasure;
  /** Where something of it is seen. */
  readonly seen: Rectangle;
}

/** The letters where there are only letters, else the box. Lines lower than their letters count as high as they are. */
function seenArea(
  { type, backgroundColour, text: words }: Item,
  { box, text }: ItemMeasure,
): Rectangle | null {
  if (type === 'text' && words.trim() === '') return null;
  if (text === null || !isClear(backgroundColour)) return box.height > 0 ? box : null;
  const top = Math.max(text.top, box.top);
  return { ...text, top, height: Math.min(bottomOf(text), bottomOf(box)) - top };
}

function placeFindings(
  { item, measure, seen }: Drawn,
  stage: Rectangle,
  rails: Rectangle,
): LayoutFinding[] {
  const found = (code: FindingCode, message: string): LayoutFinding[] => [
    { code, itemId: item.id, detail: '', message },
  ];
  if (!contains(stage, seen)) return found('leavesStage', 'is cut off at the edge of the screen');
  return [
    ...(leavesSideways(measure) ? found('leavesBox', 'is wider than its box') : []),
    ...(contains(rails, seen) ? [] : found('leavesGuardRails', 'leaves the guard rails')),
  ];
}

const leavesSideways = ({ box, text }: ItemMeasure): boolean =>
  text !== null && !contains(box, { ...text, top: box.top, height: box.height });

function contrastFindings({ item, measure }: Drawn): LayoutFinding[] {
  const { text, contrast, contrastNeeded } = measure;
  if (text === null) return [];
  const found = (code: FindingCode, message: string): LayoutFinding[] => [
    { code, itemId: item.id, detail: '', message },
  ];
  if (contrast === null) {
    return found(
      'contrastUnknown',
      'stands on a picture or an edge: whether it can be read cannot be judged',
    );
  }
  if (contrast >= contrastNeeded) return [];
  return found(
    'lowContrast',
    `has too little contrast: ${rounded(contrast)} of the ${String(contrastNeeded)} that it needs`,
  );
}

/** Rounded down, so that it never looks as if it were enough. */
const rounded = (ratio: number): string => String(Math.floor(ratio * 10) / 10);

const overlapFindings = (drawn: readonly Drawn[]): LayoutFinding[] =>
  drawn.flatMap((upper, index) =>
    drawn
      .slice(0, index)
      .filter((lower) => overlaps(upper.seen, lower.seen) && !standsOn(upper, lower))
      .map((lower) => ({
        code: 'overlaps' as const,
        itemId: upper.item.id,
        detail: lower.item.id,
        message: `overlaps “${itemName(lower.item)}”`,
      })),
  );

/** Something laid wholly onto a picture is meant to be there. */
const standsOn = (upper: Drawn, lower: Drawn): boolean =>
  lower.item.type === 'image' && contains(lower.seen, upper.seen);

const isClear = (colour: string): boolean => (parseColour(colour)?.alpha ?? 0) === 0;
