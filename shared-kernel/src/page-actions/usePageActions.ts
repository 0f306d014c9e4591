import { useEffect, useLayoutEffect, useRef } from 'react';
import { isOverPage, isPressed, isTypedInto } from './actionKeys';
import { offerActions, type PageAction } from './pageAction';

interface Options {
  /** The page hears the keys of its actions itself: here they are only told. */
  readonly hearsKeys?: boolean;
}

/** Offers what a page can do to the shell's list, as long as it is shown, and does it by key. */
export function usePageActions(
  actions: readonly PageAction[],
  { hearsKeys = false }: Options = {},
): void {
  const offered = useRef(actions);
  useLayoutEffect(() => {
    offered.current = actions;
  });
  useEffect(() => offerActions(() => offered.current), []);
  useEffect(() => {
    if (hearsKeys) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isOverPage(event.target)) return;
      const typed = isTypedInto(event.target);
      const action = offered.current.find(
        ({ keys, isAvailable }) =>
          keys.some((key) => (key.mod === true || !typed) && isPressed(key, event)) &&
          isAvailable(),
      );
      if (action === undefined) return;
      event.preventDefault();
      action.run();
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, [hearsKeys]);
}
