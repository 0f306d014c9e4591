import { useLayoutEffect } from 'react';
import { endFirstPaint } from './firstPaint';

/** Stands beside what takes the place of the first paint: as soon as all is there that it waits with. */
export const FirstPaintEnds = () => {
  useLayoutEffect(endFirstPaint, []);
  return null;
};
