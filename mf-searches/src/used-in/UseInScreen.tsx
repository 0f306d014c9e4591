import type { Screen, Search } from 'shared-kernel/model';
import { ForEditors } from 'shared-kernel/roles';
import { Button, Plus } from 'shared-kernel/ui';
import { useScreenForSearch } from './useScreenForSearch';

interface UseInScreenProps {
  /** As it is stored. */
  readonly search: Search;
  readonly screens: readonly Screen[];
  /** What is not saved yet would be asked about on the way. */
  readonly disabled: boolean;
}

/** Adds a screen for whom the search matches, and leads to its set-up. */
export const UseInScreen = ({ search, screens, disabled }: UseInScreenProps) => {
  const { adding, add } = useScreenForSearch();
  return (
    <ForEditors>
      <Button
        size="sm"
        variant="outline"
        mt="2"
        alignSelf="flex-start"
        disabled={disabled}
        loading={adding}
        loadingText="Adding"
        onClick={() => void add(search, screens)}
      >
        <Plus size={14} aria-hidden />
        Use in a screen
      </Button>
    </ForEditors>
  );
};
