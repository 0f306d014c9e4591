import { links } from 'shared-kernel/contract';
import { ConditionEditor } from 'shared-kernel/condition-editor';
import { MAX_NAME_LENGTH, UNTITLED, type ConditionNode } from 'shared-kernel/model';
import { EditorsInputs } from 'shared-kernel/roles';
import { EditsQuestions, SaveBar } from 'shared-kernel/saving';
import { useYear } from 'shared-kernel/session';
import { Field, Grid, Input, Panel, Stack } from 'shared-kernel/ui';
import { useCallback, useMemo, useState } from 'react';
import { StartFromPeople } from '../examples/StartFromPeople';
import { ImpactPanel } from '../impact/ImpactPanel';
import { ConditionFigures } from '../live-count/ConditionFigures';
import { figuresById } from '../live-count/figuresById';
import { LiveCountPanel } from '../live-count/LiveCountPanel';
import { LiveFigure } from '../live-count/LiveFigure';
import { countsOf, useLiveCount } from '../live-count/useLiveCount';
import { conditionWords, fieldFacts, searchSentence, wordScope } from 'evaluation';
import { WhyPanel } from '../why/WhyPanel';
import { SavedSearch } from './SavedSearch';
import { saveObstacle } from './saveObstacle';
import { SearchVersions } from './SearchVersions';
import { useFocusOfNewSearch } from './useFocusOfNewSearch';
import { useSearchDiscard } from './useSearchDiscard';
import { useSearchEdits } from './useSearchEdits';
import { useSearchHistory } from './useSearchHistory';
import { StepButtons } from './StepButtons';
import type { SearchParts } from './useSearchParts';
import { useSupportersTotal } from './useSupportersTotal';

/** Name, match and conditions of one search (spec §2), beside what they come to. */
export const SearchEditor = ({ search, searches, fields }: SearchParts) => {
  const supportersTotal = useSupportersTotal();
  const { year } = useYear();
  const state = useSearchEdits(search);
  const { edited } = state;
  const steps = useSearchHistory(edited, state.edit);
  const { edit } = steps;
  const live = useLiveCount(edited);
  const counts = countsOf(live);
  const figures = useMemo(() => figuresById(counts), [counts]);
  useSearchDiscard(search, state.revision);
  const nameRef = useFocusOfNewSearch(search);
  const [tried, setTried] = useState(false);
  const obstacle = saveObstacle(edited, searches);

  const scope = useMemo(() => wordScope(year, fields, searches), [year, fields, searches]);
  const wordsOf = useCallback(
    (condition: ConditionNode) => conditionWords(condition, scope),
    [scope],
  );
  const save = () => {
    setTried(true);
    if (obstacle === null) void state.save();
  };

  return (
    <>
      <Grid
        gap="6"
        mb="6"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
      >
        <EditorsInputs>
          <Stack gap="4">
            <Panel>
              <Field.Root>
                <Field.Label>Name</Field.Label>
                <Input
                  ref={nameRef}
                  value={edited.name}
                  maxLength={MAX_NAME_LENGTH}
                  placeholder={UNTITLED}
                  onChange={(event) => {
                    edit({ ...edited, name: event.currentTarget.value });
                  }}
                />
              </Field.Root>
            </Panel>
            <ConditionEditor
              owner="search"
              value={edited}
              fields={fields}
              searches={searches}
              ownId={edited.id}
              beside={<StepButtons {...steps} />}
              adding={(room) => (
                <StartFromPeople
                  {...{ fields, searches, supportersTotal, room, wordsOf }}
                  value={edited}
                  onChange={({ match, conditions }) => {
                    edit({ ...edited, match, conditions });
                  }}
                />
              )}
              factsOf={(field) => fieldFacts(field, supportersTotal)}
              figuresOf={(condition) => (
                <ConditionFigures
                  condition={condition}
                  counts={figures.get(condition.id) ?? null}
                  supporters={counts?.supporters ?? 0}
                  working={live.status === 'working'}
                />
              )}
              onChange={({ match, conditions }) => {
                edit({ ...edited, match, conditions });
              }}
            />
          </Stack>
        </EditorsInputs>
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
            search={edited}
            live={live}
            sentence={searchSentence(edited, scope)}
            wordsOf={wordsOf}
          />
          <ImpactPanel search={edited} saved={search} searches={searches} />
          <SavedSearch
            search={search}
            revision={state.revision}
            searches={searches}
            dirty={state.dirty}
          >
            <SearchVersions
              search={search}
              sentenceOf={(then) => searchSentence(then, scope)}
              onTake={edit}
            />
          </SavedSearch>
        </Stack>
        <WhyPanel search={edited} searches={searches} fields={fields} wordsOf={wordsOf} />
      </Grid>
      <SaveBar
        backTo={links.searches()}
        label="Save search"
        dirty={state.dirty}
        saving={state.saving}
        obstacle={tried ? obstacle : null}
        onSave={save}
      >
        <LiveFigure live={live} />
      </SaveBar>
      <EditsQuestions edited={state} what="this search" />
    </>
  );
};
