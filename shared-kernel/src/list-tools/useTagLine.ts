import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { leastRoom, tagsThatFit } from './tagsThatFit';

interface TagLine {
  /** For the list, whose first children are the tags. It gets `--least`, the room that it needs. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** How many of the first tags are shown. */
  readonly shown: number;
}

/**
 * Counts how many of so many tags stand on one line, whenever its room changes. A row that is far out of sight is not laid
 * out, and so not observed either.
 */
export function useTagLine(tags: number): TagLine {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(tags);
  // What is observed before the page is painted is measured before it is, too.
  useLayoutEffect(() => {
    const list = ref.current;
    // jsdom has none.
    if (list === null || !('ResizeObserver' in window)) return undefined;
    const items = [...list.children].slice(0, tags);
    const observer = new ResizeObserver(() => {
      const { columnGap, flexWrap } = getComputedStyle(list);
      const widths = items.map((item) => item.getBoundingClientRect().width);
      const line = { widths, gap: parseFloat(columnGap) || 0 };
      list.style.setProperty('--least', `${String(Math.ceil(leastRoom(line)))}px`);
      const fitting = flexWrap === 'wrap' ? tags : tagsThatFit(line, list.clientWidth);
      // Within this frame, so that nobody sees the line before it is right.
      flushSync(() => {
        setShown(fitting);
      });
    });
    for (const element of [list, ...items]) observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [tags]);
  return { ref, shown };
}
