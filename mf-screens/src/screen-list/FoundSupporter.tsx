import { Link, links } from 'shared-kernel/contract';
import { Button, EmptyState, Flex, Stack, Text } from 'shared-kernel/ui';
import type { RefObject } from 'react';
import type { SupporterScreens } from '../supporter-evaluation/useSupporterScreens';
import { PlayButton } from '../supporter-preview/PlayButton';
import { WhyTheseScreens } from '../why/WhyTheseScreens';

interface FoundSupporterProps {
  readonly found: SupporterScreens;
  /** Where they were asked for. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly plays: boolean;
}

/** The screens of a supporter who was looked up, played and explained. */
export const FoundSupporter = ({ found, input, plays }: FoundSupporterProps) => (
  <Stack gap="3">
    {found.screens.length === 0 && (
      <EmptyState title="No screens for this supporter">
        {found.supporter.email} does not match any screen that has something on it. Choose “All
        supporters” in a screen’s set-up to show it to everybody.
      </EmptyState>
    )}
    <Flex gap="3" wrap="wrap" align="center">
      {plays && found.screens.length > 0 && (
        // By itself (spec §2), and again when asked to.
        <PlayButton found={found} variant="outline" askedAt={input}>
          Play the screens
        </PlayButton>
      )}
      <Button asChild variant="outline">
        <Link to={links.supporter(found.supporter.email)}>Their page</Link>
      </Button>
      {found.screens.length > 0 && (
        <Text color="fg.muted" fontSize="sm">
          {playingWords(found)}
        </Text>
      )}
    </Flex>
    <WhyTheseScreens found={found} />
  </Stack>
);

function playingWords({ screens }: SupporterScreens): string {
  const seconds = Math.round(screens.reduce((sum, { endSeconds }) => sum + endSeconds, 0));
  return `${screens.length === 1 ? '1 screen' : `${String(screens.length)} screens`}, ${String(seconds)} s`;
}
