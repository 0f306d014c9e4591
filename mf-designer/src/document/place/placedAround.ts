import { layoutFor } from 'evaluation';
import type { Box, ItemId, ScreenContent, View } from 'shared-kernel/model';

import { changeLayout } from '../changeLayout';

/** Percent of the stage. */
export interface StagePoint {
  readonly x: number;
  readonly y: number;
}

/**
 * [S143] An item that is as wide as it may be and no wider than `picture`, in CSS pixels: its middle at a point of the
 * stage, as far as all of it has room there.
 */
export function placedAround(
  content: ScreenContent,
  id: ItemId,
  view: View,
  { point, picture, stage }: { point: StagePoint; picture: Box; stage: Box },
): ScreenContent {
  const item = content.items.find((one) => one.id === id);
  if (item === undefined || picture.width <= 0) return content;
  const width = Math.min(layoutFor(item, view).maxWidth, (picture.width / stage.width) * 100);
  const height =
    (((width / 100) * stage.width * picture.height) / picture.width / stage.height) * 100;
  const left = within(point.x - width / 2, 100 - width);
  const position = {
    top: tenth(within(point.y - height / 2, 100 - height)),
    horizontal: tenth(item.horizontalAlignment === 'right' ? 100 - width - left : left),
  };
  return changeLayout(content, id, view, (layout) => ({ ...layout, position }));
}

const within = (percent: number, most: number): number => Math.max(0, Math.min(most, percent));
const tenth = (percent: number): number => Math.round(percent * 10) / 10;
