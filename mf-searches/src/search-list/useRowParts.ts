import { useId, useState } from 'react';

/** What can be opened below a row. */
export type RowPart = 'breakdown' | 'examples' | 'uses';

export interface RowParts {
  readonly isOpen: (part: RowPart) => boolean;
  readonly idOf: (part: RowPart) => string;
  readonly toggle: (part: RowPart) => void;
}

const CLOSED: Readonly<Record<RowPart, boolean>> = {
  breakdown: false,
  examples: false,
  uses: false,
};

/** Which parts of a row are open, as long as it is on the page. */
export function useRowParts(): RowParts {
  const [opened, setOpened] = useState(CLOSED);
  const id = useId();
  return {
    isOpen: (part) => opened[part],
    idOf: (part) => `${id}${part}`,
    toggle: (part) => {
      setOpened((before) => ({ ...before, [part]: !before[part] }));
    },
  };
}
