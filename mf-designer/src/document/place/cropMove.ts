import type { Box, FocalPoint } from 'shared-kernel/model';

/** A picture in its frame, in pixels. */
export interface FramedPicture {
  /** Its own size: only the proportion counts. */
  readonly picture: Box;
  readonly frame: Box;
  readonly zoom: number;
}

/** [S124] How far a picture goes beyond its frame in all, across and down. */
export function beyondFrame({ picture, frame, zoom }: FramedPicture): Box {
  const cover = Math.max(frame.width / picture.width, frame.height / picture.height) * zoom;
  return {
    width: Math.max(0, picture.width * cover - frame.width),
    height: Math.max(0, picture.height * cover - frame.height),
  };
}

/** [S124] The focus of a picture that was pulled within its frame: what is pulled stays below the pointer, as far as there is more of it. */
export function focusAfterPull(
  focus: FocalPoint,
  by: { readonly x: number; readonly y: number },
  framed: FramedPicture,
): FocalPoint {
  const beyond = beyondFrame(framed);
  return {
    left: pulled(focus.left, by.x, beyond.width),
    top: pulled(focus.top, by.y, beyond.height),
  };
}

const pulled = (percent: number, by: number, beyond: number): number =>
  beyond < 0.5
    ? percent
    : Math.round(Math.min(100, Math.max(0, percent - (by / beyond) * 100)) * 10) / 10;
