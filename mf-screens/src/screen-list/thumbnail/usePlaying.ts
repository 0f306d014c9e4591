import { useCallback, useEffect, useState, type FocusEvent, type RefCallback } from 'react';

/** A pointer that only passes over plays nothing. */
const REST_MS = 200;

interface Playing {
  readonly playing: boolean;
  /** Of the card: what plays it. */
  readonly handlers: {
    readonly ref: RefCallback<HTMLElement>;
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/** Whether a card plays: while somebody points at it or has the keyboard in it, as long as it is in the window. */
export function usePlaying(): Playing {
  const [wanted, want] = useState(false);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!wanted) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => {
      setPlaying(true);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [wanted]);
  const stopOutside = useCallback((element: HTMLElement | null) => {
    if (element === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) want(false);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  const start = () => {
    want(!prefersReducedMotion());
  };
  const stop = () => {
    want(false);
  };
  return {
    playing: wanted && playing,
    handlers: {
      ref: stopOutside,
      onPointerEnter: start,
      onPointerLeave: stop,
      onFocus: ({ target }) => {
        if (target.matches(':focus-visible')) start();
      },
      onBlur: stop,
    },
  };
}

const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
