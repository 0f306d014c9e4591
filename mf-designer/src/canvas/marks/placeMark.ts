import type { Rectangle } from 'screen-player';

/** In the stage's pixels. */
export function placeMark(mark: HTMLElement, { left, top, width, height }: Rectangle): void {
  mark.style.translate = `${String(left)}px ${String(top)}px`;
  mark.style.width = `${String(width)}px`;
  mark.style.height = `${String(height)}px`;
}
