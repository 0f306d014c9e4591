import { fitScale } from 'screen-player';
import { DEVICE_PRESETS, type View } from 'shared-kernel/model';

/** CSS pixels: two of a phone stand beside each other on a phone. */
const ROOM = { width: 290, height: 290 };

/** How large a screen of a view is drawn, whether it stands or lies. */
export function stillSize(view: View): { readonly width: number; readonly height: number } {
  const stage = DEVICE_PRESETS[view].popular;
  const scale = fitScale(stage, ROOM);
  return { width: Math.round(stage.width * scale), height: stage.height * scale };
}
