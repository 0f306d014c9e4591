import {
  decodeScreen,
  nameOf,
  type Screen,
  type ScreenSetup,
  type Search,
} from 'shared-kernel/model';
import { Button, Heading, History, List, Stack, Text } from 'shared-kernel/ui';
import { Versions, type SavedFields } from 'shared-kernel/versions';
import { useState } from 'react';
import { audienceOf } from '../screen-store/audience';
import { setupOf } from './setupEdits';

interface SetupVersionsProps {
  readonly screen: Screen;
  readonly searches: readonly Search[];
  readonly onTake: (setup: ScreenSetup) => void;
}

/** Earlier saves of a screen's set-up. */
export const SetupVersions = ({ screen, searches, onTake }: SetupVersionsProps) => {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const read = (saved: SavedFields): ScreenSetup | null => {
    const decoded = decodeScreen(screen.id, saved);
    return decoded.ok ? setupOf(decoded.value) : null;
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        alignSelf="flex-start"
        onClick={() => {
          setOpen(true);
        }}
      >
        <History size={16} aria-hidden />
        Versions
      </Button>
      <Versions
        open={open}
        kind="screen"
        id={screen.id}
        part="setup"
        look={(saved) => {
          const then = read(saved);
          return then === null ? null : <SetupThen setup={then} searches={searches} />;
        }}
        onTake={(saved) => {
          const then = read(saved);
          if (then !== null) onTake(then);
          close();
        }}
        onClose={close}
      />
    </>
  );
};

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
