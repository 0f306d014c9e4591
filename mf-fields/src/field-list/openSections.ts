import { atom, useAtom } from 'jotai';

/** The sections of fields that are open, as `section:field`. Kept while the tab lives: a long list forgets what it scrolls away. */
const openSectionsAtom = atom<ReadonlySet<string>>(new Set<string>());

export type FieldSection = 'about' | 'examples' | 'spread' | 'top' | 'uses';

interface OpenSection {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Whether a section of a field is open, and the way to open it: the props of a Reveal. */
export function useOpenSection(section: FieldSection, fieldName: string): OpenSection {
  const [openSections, setOpenSections] = useAtom(openSectionsAtom);
  const key = `${section}:${fieldName}`;
  return {
    open: openSections.has(key),
    onOpenChange: (open) => {
      setOpenSections((before) => {
        const after = new Set(before);
        if (open) after.add(key);
        else after.delete(key);
        return after;
      });
    },
  };
}
