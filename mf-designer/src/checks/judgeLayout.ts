import {
  bottomOf,
  contains,
  groundOutline,
  outlineContains,
  outlineOf,
  outlinesOverlap,
  parseColour,
  turnedWith,
  type ItemMeasure,
  type Outline,
} from 'screen-player';
import { inLayerOrder } from 'evaluation';
import type { Box, Item, ItemId, ScreenContent, View } from 'shared-kernel/model';

import { guardRails } from '../document/guardRails';
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
  const drawn = inLayerOrder(content.items).flatMap((item): Drawn[] => {
    const measure = measures.get(item.id);
    const seen = isDecoration(item) || measure === undefined ? null : seenArea(item, measure);
    return seen === null || measure === undefined ? [] : [{ item, measure, seen }];
  });
  const stage = outlineOf({ left: 0, top: 0, ...box });
  const rails = outlineOf(guardRails(view, box));
  return [
    ...drawn.flatMap((one) => [...placeFindings(one, stage, rails), ...contrastFindings(one)]),
    ...overlapFindings(drawn),
  ];
}

interface Drawn {
  readonly item: Item;
  readonly measure: ItemMeasure;
  /** Where something of it is seen. */
  readonly seen: Outline;
}

/** The letters where there are only letters, else the box, as it is turned. Lines lower than their letters count as high as they are. */
function seenArea(item: Item, { box, text }: ItemMeasure): Outline | null {
  if (item.type === 'text' && item.text.trim() === '') return null;
  if (text === null || !isClear(item) || item.type === 'progress' || item.type === 'chart')
    return box.height > 0 ? groundOutline(item, box) : null;
  const top = Math.max(text.top, box.top);
  const height = Math.min(bottomOf(text), bottomOf(box)) - top;
  return turnedWith(item, box, { ...text, top, height });
}

function placeFindings(
  { item, measure, seen }: Drawn,
  stage: Outline,
  rails: Outline,
): LayoutFinding[] {
  const found = (code: FindingCode, message: string): LayoutFinding[] => [
    { code, itemId: item.id, detail: '', message },
  ];
  if (!outlineContains(stage, seen))
    return found('leavesStage', 'is cut off at the edge of the screen');
  return [
    ...(leavesSideways(measure) ? found('leavesBox', 'is wider than its box') : []),
    ...(outlineContains(rails, seen) ? [] : found('leavesGuardRails', 'leaves the guard rails')),
  ];
}

const leavesSideways = ({ box, text }: ItemMeasure): boolean =>
  text !== null && !contains(box, { ...text, top: box.top, height: box.height });

function contrastFindings({ item, measure }: Drawn): LayoutFinding[] {
  return [...textFindings({ item, measure }), ...drawingFindings({ item, measure })];
}

/** WCAG 2.2, 1.4.11: of what is drawn and says something. */
const DRAWN_CONTRAST = 3;

/** [S122] Bars that nobody can tell from their track, or from the ground. */
function drawingFindings({ item, measure }: Omit<Drawn, 'seen'>): LayoutFinding[] {
  const { drawnContrast } = measure;
  if (drawnContrast === null || drawnContrast >= DRAWN_CONTRAST) return [];
  const what =
    item.type === 'progress' ? 'what is done and its track' : 'what is drawn and its ground';
  return [
    {
      code: 'faintDrawing',
      itemId: item.id,
      detail: '',
      message: `: ${what} have too little contrast, ${rounded(drawnContrast)} of the ${String(DRAWN_CONTRAST)} that they need`,
    },
  ];
}

function textFindings({ item, measure }: Omit<Drawn, 'seen'>): LayoutFinding[] {
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
      .filter((lower) => outlinesOverlap(upper.seen, lower.seen) && !standsOn(upper, lower))
      .map((lower) => ({
        code: 'overlaps' as const,
        itemId: upper.item.id,
        detail: lower.item.id,
        message: `overlaps “${itemName(lower.item)}”`,
      })),
  );

/** Something laid wholly onto a picture is meant to be there. */
const standsOn = (upper: Drawn, lower: Drawn): boolean =>
  lower.item.type === 'image' && outlineContains(lower.seen, upper.seen);

const isClear = ({ backgroundColour, look }: Item): boolean =>
  (parseColour(backgroundColour)?.alpha ?? 0) === 0 && (look?.gradient.colours.length ?? 0) < 2;
