import { DEVICE_PRESETS, type Box, type View } from 'shared-kernel/model';

/** CSS pixels: all views in the same room, whether they stand or lie. */
const ROOM = { width: 420, height: 380 };

/** How large the screens of a story are shown beside each other, in CSS pixels. */
export function sceneSize(view: View): Box {
  const { width, height } = DEVICE_PRESETS[view].popular;
  const scale = Math.min(ROOM.height / height, ROOM.width / width);
  return { width: width * scale, height: height * scale };
}
