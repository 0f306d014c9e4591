import {
  decodeScreen,
  nameOf,
  type Screen,
  type ScreenSetup,
  type Search,
} from 'shared-kernel/model';
import { Heading, List, Stack, Text } from 'shared-kernel/ui';
import { VersionsButton } from 'shared-kernel/versions';
import { audienceOf } from '../screen-store/audience';
import { setupOf } from './setupEdits';

interface SetupVersionsProps {
  readonly screen: Screen;
  readonly searches: readonly Search[];
  readonly onTake: (setup: ScreenSetup) => void;
}

/** Earlier saves of a screen's set-up. */
export const SetupVersions = ({ screen, searches, onTake }: SetupVersionsProps) => (
  <VersionsButton
    kind="screen"
    id={screen.id}
    part="setup"
    read={(saved) => {
      const read = decodeScreen(screen.id, saved);
      return read.ok ? setupOf(read.value) : null;
    }}
    look={(then) => <SetupThen setup={then} searches={searches} />}
    onTake={onTake}
  />
);

interface SetupThenProps {
  readonly setup: ScreenSetup;
  readonly searches: readonly Search[];
}

const SetupThen = ({ setup, searches }: SetupThenProps) => (
  <Stack gap="2">
    <Heading as="h3" fontSize="md" overflowWrap="anywhere">
      {nameOf(setup)}
    </Heading>
    <Text>{audienceOf(setup)}</Text>
    <List.Root ps="5">
      {setup.searchIds.map((id) => {
        const search = searches.find((one) => one.id === id);
        return (
          <List.Item key={id} overflowWrap="anywhere">
            {search === undefined ? 'A search that was deleted' : nameOf(search)}
          </List.Item>
        );
      })}
    </List.Root>
  </Stack>
);
