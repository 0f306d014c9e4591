import { ConditionEditor } from 'shared-kernel/condition-editor';
import { UNTITLED, type Condition } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { ConflictDialog, Field, Grid, Input, Panel, Stack, UnsavedChanges } from 'shared-kernel/ui';
import { useCallback, useMemo, useState } from 'react';
import { ConditionFigures } from '../live-count/ConditionFigures';
import { LiveCountPanel } from '../live-count/LiveCountPanel';
import { countsOf, useLiveCount } from '../live-count/useLiveCount';
import { conditionWords } from '../search-words/conditionWords';
import { searchSentence } from '../search-words/searchSentence';
import { wordScope } from '../search-words/wordScope';
import { WhyPanel } from '../why/WhyPanel';
import { SaveBar } from './SaveBar';
import { SavedSearch } from './SavedSearch';
import { saveObstacle } from './saveObstacle';
import { SEARCH_NAME_LENGTH } from './searchLimits';
import { useSearchDraft } from './useSearchDraft';
import type { SearchParts } from './useSearchParts';

/** Name, match and conditions of one search (spec §2), beside what they come to. */
export const SearchEditor = ({ search, searches, fields }: SearchParts) => {
  const { year } = useYear();
  const state = useSearchDraft(search);
  const { draft, edit } = state;
  const live = useLiveCount(draft);
  const counts = countsOf(live);
  const [tried, setTried] = useState(false);
  const obstacle = saveObstacle(draft, searches);

  const scope = useMemo(() => wordScope(year, fields, searches), [year, fields, searches]);
  const wordsOf = useCallback((condition: Condition) => conditionWords(condition, scope), [scope]);
  const save = () => {
    setTried(true);
    if (obstacle === null) void state.save();
  };

  return (
    <>
      <Grid
        gap="6"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
      >
        <Stack gap="4">
          <Panel>
            <Field.Root>
              <Field.Label>Name</Field.Label>
              <Input
                value={draft.name}
                maxLength={SEARCH_NAME_LENGTH}
                placeholder={UNTITLED}
                onChange={(event) => {
                  edit({ ...draft, name: event.currentTarget.value });
                }}
              />
            </Field.Root>
          </Panel>
          <ConditionEditor
            owner="search"
            value={draft}
            fields={fields}
            searches={searches}
            ownId={draft.id}
            figuresOf={(condition) => (
              <ConditionFigures
                condition={condition}
                counts={counts?.conditions.find(({ id }) => id === condition.id) ?? null}
                supporters={counts?.supporters ?? 0}
                stale={live.status === 'working'}
              />
            )}
            onChange={({ match, conditions }) => {
              edit({ ...draft, match, conditions });
            }}
          />
        </Stack>
        <Stack
          gap="4"
          position={{ lg: 'sticky' }}
          // Between the header and the save bar, which stay where they are.
          top={{ lg: '5rem' }}
          maxH={{ lg: 'calc(100dvh - 10rem)' }}
          overflowY={{ lg: 'auto' }}
          gridRow={{ lg: 'span 2' }}
        >
          <LiveCountPanel
            search={draft}
            live={live}
            sentence={searchSentence(draft, scope)}
            wordsOf={wordsOf}
          />
          <SavedSearch key={state.revision} id={draft.id} searches={searches} />
        </Stack>
        <WhyPanel search={draft} searches={searches} fields={fields} wordsOf={wordsOf} />
      </Grid>
      <SaveBar
        dirty={state.dirty}
        saving={state.saving}
        obstacle={tried ? obstacle : null}
        live={live}
        onSave={save}
      />
      <ConflictDialog
        conflict={state.conflict}
        what="this search"
        onOverwrite={() => void state.overwrite()}
        onLoadTheirs={() => void state.loadTheirs()}
        onCancel={state.keepEditing}
      />
      <UnsavedChanges when={state.dirty} />
    </>
  );
};
