import { DEFAULT_MOTION } from 'shared-kernel/model';
import type { Item } from 'shared-kernel/model';

import { anItem, aScreen } from '../testing/aScreen';
import { manualClock } from '../testing/manualClock';
import { createStage } from '../stage/createStage';
import { playItem } from './playItem';

function stageWith(text: string) {
  const item = anItem('one', { text, animation: 'typewriter' });
  const stage = createStage(document);
  stage.paint(aScreen(item, anItem('other', { order: 2 })), 'mobilePortrait', {
    width: 390,
    height: 844,
  });
  const box = stage.itemBox(item.id);
  if (box === undefined) throw new Error('not on the stage');
  const seen = () => box.element.querySelector('[aria-hidden]')?.firstChild?.textContent;
  return { item, box, stage, seen };
}

describe('one item alone', () => {
  it('[P29] plays once and stands finished', () => {
    const { item, box, stage, seen } = stageWith('Hello');
    const { clock, tick, pending } = manualClock();
    const onEnd = jest.fn();
    const still = stage.element.cloneNode(true);
    playItem(box, item, { clock, reducedMotion: false, onEnd });
    tick(100);
    expect(seen()).toBe('He');
    expect(onEnd).not.toHaveBeenCalled();
    tick(150);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(pending()).toBe(0);
    expect(box.element).toHaveTextContent(/^Hello$/);
    expect(stage.element.textContent).toBe(still.textContent);
  });

  it('[P29] stops in the middle, finished', () => {
    const { item, box, seen } = stageWith('Hello');
    const { clock, tick, pending } = manualClock();
    const onEnd = jest.fn();
    const playback = playItem(box, item, { clock, reducedMotion: false, onEnd });
    tick(100);
    playback.stop();
    expect(seen()).toBe('');
    expect(pending()).toBe(0);
    tick(1000);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('[P22] [P29] with reduced motion it fades in and is over', () => {
    const { item, box, seen } = stageWith('Hello');
    const { clock, tick } = manualClock();
    const onEnd = jest.fn();
    playItem(box, item, { clock, reducedMotion: true, onEnd });
    expect(seen()).toBe('');
    tick(200);
    expect(onEnd).not.toHaveBeenCalled();
    tick(100);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('[P29] leaves after a while, and stands finished again', () => {
    const { box, item } = stageWith('Hello');
    const { clock, tick } = manualClock();
    const exit = { ...DEFAULT_MOTION.exit, animation: 'fall', duration: 0.5 } as const;
    const onEnd = jest.fn();
    const leaving: Item = {
      ...item,
      animation: 'none',
      motion: { ...DEFAULT_MOTION, exit, loop: 'float' },
    };
    playItem(box, leaving, { clock, reducedMotion: false, onEnd });
    tick(2599);
    expect(box.element.style.visibility).toBe('inherit');
    tick(500);
    expect(onEnd).not.toHaveBeenCalled();
    tick(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(box.element.style.visibility).toBe('');
  });
});
