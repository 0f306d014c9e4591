import { useAtomValue } from 'jotai';
import { useId, useRef } from 'react';
import { Link } from 'shared-kernel/contract';
import { yearAtom } from 'shared-kernel/session';
import { Box, Button, Flex, Stack, Text } from 'shared-kernel/ui';
import type { Timed } from './useTimed';
import type { ShownWork } from './work';
import { farWords, switchTo, workWords } from './workWords';

/** "+1" beside the chip, which opens the list of everything that runs. */
export const FurtherWork = ({ works }: { readonly works: readonly Timed<ShownWork>[] }) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const further = works.length - 1;
  return (
    <>
      <Button
        ref={button}
        size="xs"
        variant="ghost"
        px="1"
        minW="0"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        popoverTarget={id}
        aria-label={`${String(further)} more running`}
        title={works.map(workWords).join('\n')}
      >
        +{further}
      </Button>
      <Box
        id={id}
        popover="auto"
        role="group"
        aria-label="Everything that runs"
        position="fixed"
        inset="auto"
        m="0"
        p="3"
        w="min(20rem, calc(100vw - 16px))"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        borderRadius="l2"
        boxShadow="lg"
        onToggle={({ currentTarget }) => {
          putBelow(currentTarget, button.current);
        }}
      >
        <Stack as="ul" listStyleType="none" gap="3">
          {works.map((work) => (
            <Row key={work.id} work={work} />
          ))}
        </Stack>
      </Box>
    </>
  );
};

const Row = ({ work }: { readonly work: Timed<ShownWork> }) => {
  const year = useAtomValue(yearAtom);
  const { words, to, yearId, done, left, step, stop } = work;
  const far = [farWords(done), left].filter(Boolean).join(', ');
  return (
    <Flex as="li" justify="space-between" align="center" gap="3">
      <Box minW="0">
        {to === null ? (
          <Text fontSize="sm">{words}</Text>
        ) : (
          <Box asChild fontSize="sm" textDecoration="underline" textUnderlineOffset="2px">
            <Link to={to} state={switchTo(yearId, year?.id)}>
              {words}
            </Link>
          </Box>
        )}
        <Text fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {far === '' ? step : far}
        </Text>
      </Box>
      {stop !== null && (
        <Button size="xs" variant="outline" aria-label={`Stop: ${words}`} onClick={stop}>
          Stop
        </Button>
      )}
    </Flex>
  );
};

const GAP = 4;

/** Below its button, within the window. */
function putBelow(list: HTMLElement, button: HTMLElement | null): void {
  const beside = button?.getBoundingClientRect();
  if (beside === undefined) return;
  const most = document.documentElement.clientWidth - list.offsetWidth - 2 * GAP;
  list.style.top = `${String(beside.bottom + GAP)}px`;
  list.style.left = `${String(Math.max(2 * GAP, Math.min(beside.right - list.offsetWidth, most)))}px`;
}
