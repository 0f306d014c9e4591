import { Box } from 'shared-kernel/ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useState, type ReactNode } from 'react';

/** Where an entry of a list stands, for its aria-posinset and aria-setsize. */
export interface ListPlace {
  /** From 1. */
  readonly position: number;
  readonly size: number;
}

interface WindowedListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string | number;
  /** Pixels of a usual entry, until it is measured. */
  readonly usualHeight: number;
  /** Pixels between two entries; 12 by default. */
  readonly gap?: number;
  /** Drawn again only when it is another function, its entry is another or stands elsewhere. */
  readonly children: (item: T, place: ListPlace) => ReactNode;
}

const GAP = 12;

/** Entries kept ready above and below the window, so that Tab and the wheel find them there. */
const OVERSCAN = 4;

/** A long list in the page's own scroll: only what is near the window is rendered. */
export function WindowedList<T>(props: WindowedListProps<T>) {
  const { label, items, keyOf, usualHeight, gap = GAP, children } = props;
  const [top, setTop] = useState(0);
  const place = useCallback((node: HTMLDivElement | null) => {
    if (node !== null) setTop(node.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => keyOf(itemAt(items, index)),
    overscan: OVERSCAN,
    gap,
    scrollMargin: top,
    // Else it draws none before it has looked at the window, and then all of them in one go.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  return (
    <Box
      ref={place}
      role="feed"
      aria-label={label}
      position="relative"
      style={{ height: `${virtualizer.getTotalSize()}px` }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          style={{
            position: 'absolute',
            insetInline: 0,
            top: 0,
            transform: `translateY(${start - top}px)`,
          }}
        >
          <Entry
            draw={children}
            item={itemAt(items, index)}
            position={index + 1}
            size={items.length}
          />
        </div>
      ))}
    </Box>
  );
}

interface EntryProps<T> extends ListPlace {
  readonly item: T;
  readonly draw: (item: T, place: ListPlace) => ReactNode;
}

/** Not drawn again because the list is scrolled, or has measured another. */
const Entry = memo(function Entry<T>({ draw, item, position, size }: EntryProps<T>) {
  return draw(item, { position, size });
}) as <T>(props: EntryProps<T>) => ReactNode;

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`The list has no entry ${index}`);
  return item;
}
