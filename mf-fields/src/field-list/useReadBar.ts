import { useState, type KeyboardEvent, type PointerEvent } from 'react';

interface ReadBar {
  /** The bar that the pointer or the keys came to last. */
  readonly at: number;
  /** Whether it is being read now. */
  readonly isRead: boolean;
  /** The pointer has come to a bar. */
  readonly point: (bar: number) => void;
  /** Of what holds the bars. */
  readonly pointerProps: { readonly onPointerLeave: (event: PointerEvent) => void };
  /** Of what takes the keys. */
  readonly keyProps: {
    readonly onFocus: () => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Which bar of so many is read: by the pointer, a finger or the keys, until Escape or something else is turned to. */
export function useReadBar(length: number): ReadBar {
  const [chosen, setAt] = useState(0);
  const [isRead, setRead] = useState(false);
  const at = Math.min(chosen, length - 1);
  const read = (bar: number) => {
    setAt(bar);
    setRead(true);
  };
  const leave = () => {
    setRead(false);
  };
  return {
    at,
    isRead,
    point: read,
    pointerProps: {
      // A finger leaves whenever it is lifted: what it touched is read on.
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'touch') leave();
      },
    },
    keyProps: {
      onFocus: () => {
        setRead(true);
      },
      onBlur: leave,
      onKeyDown: (event) => {
        if (event.key === 'Escape') leave();
        const next = placeAfter(event.key, at, length);
        if (next === undefined) return;
        event.preventDefault();
        read(next);
      },
    },
  };
}

/** Where a key leads; undefined where it leads nowhere. */
function placeAfter(key: string, at: number, length: number): number | undefined {
  const places: Readonly<Partial<Record<string, number>>> = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    Home: 0,
    End: length - 1,
  };
  const place = places[key];
  return place === undefined ? undefined : Math.max(0, Math.min(place, length - 1));
}
