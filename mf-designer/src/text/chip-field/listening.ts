/** Listeners that are put down together. */
export interface Listening {
  readonly on: <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => void;
  /** On the whole document of the element. */
  readonly onPage: <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => void;
  readonly end: () => void;
}

/** Listens to one element, and to the document it stands in. */
export function createListening(element: HTMLElement): Listening {
  const page = element.ownerDocument;
  const endings: (() => void)[] = [];
  return {
    on: (type, listener) => {
      element.addEventListener(type, listener);
      endings.push(() => {
        element.removeEventListener(type, listener);
      });
    },
    onPage: (type, listener) => {
      page.addEventListener(type, listener);
      endings.push(() => {
        page.removeEventListener(type, listener);
      });
    },
    end: () => {
      for (const end of endings) end();
    },
  };
}
