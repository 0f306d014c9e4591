import { useState } from 'react';
import { chosenOf, NONE_CHOSEN, reached, toggled, type Chosen } from './selection';

export interface Selection<Id extends string> {
  /** Of what is listed, in that order. */
  readonly ids: readonly Id[];
  readonly has: (id: Id) => boolean;
  /** With `range`, all that stand between this one and the one that was clicked before it. */
  readonly toggle: (id: Id, range: boolean) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

/** Which of a list are chosen. What a filter hides is not chosen while it is hidden. */
export function useSelection<Id extends string>(listed: readonly Id[]): Selection<Id> {
  const [chosen, setChosen] = useState<Chosen<Id>>(NONE_CHOSEN);
  return {
    ids: chosenOf(chosen, listed),
    has: (id) => chosen.ids.has(id),
    toggle: (id, range) => {
      setChosen((before) => (range ? reached(before, listed, id) : toggled(before, id)));
    },
    chooseAll: () => {
      setChosen({ ids: new Set(listed), anchor: null });
    },
    clear: () => {
      setChosen(NONE_CHOSEN);
    },
  };
}
