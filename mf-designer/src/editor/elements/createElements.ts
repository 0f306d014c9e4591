import type { ItemId } from 'shared-kernel/model';

/** What one feature draws and another has to reach; null while it is not on the page. */
export interface ElementFinders {
  /** What the canvas draws of an item. */
  readonly itemOnCanvas: (id: ItemId) => HTMLElement | null;
  /** The element on the canvas that holds the words of an item. */
  readonly wordsOnCanvas: (id: ItemId) => HTMLElement | null;
  /** The stage that is designed on, as large as it is seen. */
  readonly stage: () => HTMLElement | null;
  /** The panel of the selected item's properties. */
  readonly itemProperties: () => HTMLElement | null;
}

/** By which features find each other's elements, without knowing each other or how the other names them. */
export interface Elements extends ElementFinders {
  /** Says how to find what a feature draws, for as long as it draws it: until the answer is called. */
  readonly register: <Name extends keyof ElementFinders>(
    name: Name,
    find: ElementFinders[Name],
  ) => () => void;
}

const NOT_DRAWN: ElementFinders = {
  itemOnCanvas: () => null,
  wordsOnCanvas: () => null,
  stage: () => null,
  itemProperties: () => null,
};

export function createElements(): Elements {
  const finders = { ...NOT_DRAWN };
  return {
    itemOnCanvas: (id) => finders.itemOnCanvas(id),
    wordsOnCanvas: (id) => finders.wordsOnCanvas(id),
    stage: () => finders.stage(),
    itemProperties: () => finders.itemProperties(),
    register: (name, find) => {
      finders[name] = find;
      return () => {
        // Another may have taken its place before this one went.
        if (finders[name] === find) finders[name] = NOT_DRAWN[name];
      };
    },
  };
}
