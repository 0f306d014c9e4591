import { ForEditors } from 'shared-kernel/roles';
import { Button, EmptyState, Plus } from 'shared-kernel/ui';

interface NoSearchesProps {
  readonly adding: boolean;
  readonly onAdd: () => void;
}

/** In the place of a list without searches: what one is, and the first step. */
export const NoSearches = ({ adding, onAdd }: NoSearchesProps) => (
  <EmptyState
    title="No searches yet"
    action={
      <ForEditors>
        <Button variant="outline" loading={adding} loadingText="Adding" onClick={onAdd}>
          <Plus size={16} aria-hidden />
          Add your first search
        </Button>
      </ForEditors>
    }
  >
    A search finds supporters, for example everyone who came to an event this year.
  </EmptyState>
);

/** In the place of a list that shows nothing as it is narrowed. */
export const NoneFits = ({ onShowAll }: { readonly onShowAll: () => void }) => (
  <EmptyState
    title="No search fits the filter"
    action={
      <Button variant="outline" onClick={onShowAll}>
        Show all searches
      </Button>
    }
  >
    What you look for stands in no name, condition or tag of the searches that are shown.
  </EmptyState>
);
