import { DEVICE_PRESETS, DEVICE_SIZES, VIEWS } from 'shared-kernel/model';
import type { Box, View } from 'shared-kernel/model';

/**
 * [T2] The view whose devices fit best into a screen: enlarged or made smaller to fit, one of them leaves least of it
 * unused, and is enlarged or made smaller least. Every preset is its own view; of two that fit alike, the smaller.
 */
export function chooseView(screen: Box): View {
  const [first] = VIEWS;
  let best = { view: first as View, misfit: Infinity };
  for (const view of VIEWS) {
    const misfit = Math.min(
      ...DEVICE_SIZES.map((size) => misfitOf(DEVICE_PRESETS[view][size], screen)),
    );
    if (misfit < best.misfit) best = { view, misfit };
  }
  return best.view;
}

function misfitOf(device: Box, screen: Box): number {
  const scale = Math.min(screen.width / device.width, screen.height / device.height);
  const used = (device.width * device.height * scale ** 2) / (screen.width * screen.height);
  return 1 - used + Math.abs(Math.log(scale));
}
