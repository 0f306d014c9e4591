import { Reveal, Stack, Text } from 'shared-kernel/ui';
import type { SupporterScreens } from '../supporter-evaluation/useSupporterScreens';
import { TracedScreen } from './TracedScreen';
import { useTraces } from '../supporter-evaluation/useTraces';

/** Why one supporter sees the screens that they see, and not the others: each search and each value that decides. */
export const WhyTheseScreens = ({ found }: { readonly found: SupporterScreens }) => (
  <Reveal label="Why does this supporter see these screens?">
    <Answer found={found} />
  </Reveal>
);

const Answer = ({ found }: { readonly found: SupporterScreens }) => {
  const { screens, untold, words } = useTraces(found);
  const seen = screens.filter((screen) => screen.seen).length;
  return (
    <>
      <Text fontWeight="semibold" mb="3" overflowWrap="anywhere">
        {found.supporter.email} sees {seen === 0 ? 'none' : String(seen)} of {screens.length}{' '}
        {screens.length === 1 ? 'screen' : 'screens'}.
      </Text>
      <Stack as="ol" gap="3" listStyleType="none" aria-label="Screens, one by one">
        {screens.map((trace) => (
          <TracedScreen key={trace.screen.id} trace={trace} untold={untold} words={words} />
        ))}
      </Stack>
    </>
  );
};
