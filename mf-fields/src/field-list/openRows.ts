import { atom, useAtom } from 'jotai';

/**
 * The rows of fields that somebody opened, or closed though they are looked for, by name. Kept while the tab lives: a long
 * list forgets what it scrolls away.
 */
const chosenRowsAtom = atom<ReadonlyMap<string, boolean>>(new Map<string, boolean>());

interface OpenRow {
  readonly open: boolean;
  readonly toggle: () => void;
}

/** Whether the row of a field is open: as somebody chose, or because it is the one that is looked for. */
export function useOpenRow(fieldName: string, isLookedFor: boolean): OpenRow {
  const [chosenRows, setChosenRows] = useAtom(chosenRowsAtom);
  const open = chosenRows.get(fieldName) ?? isLookedFor;
  return {
    open,
    toggle: () => {
      setChosenRows((before) => {
        const after = new Map(before);
        if (open === isLookedFor) after.set(fieldName, !open);
        else after.delete(fieldName);
        return after;
      });
    },
  };
}
