import { useState } from 'react';
import { Link, links } from 'shared-kernel/contract';
import { latePart } from 'shared-kernel/late-parts';
import {
  isNotCounted,
  isWorking,
  nameOf,
  printCount,
  shareWords,
  storyOf,
  type Screen,
  type Year,
} from 'shared-kernel/model';
import { useMayEdit } from 'shared-kernel/roles';
import { Box, Button, chakra, Stack, Text } from 'shared-kernel/ui';
import { HomePanel } from './HomePanel';
import { STILL_HEIGHT, STILL_WIDTH } from './stillSize';
import { useBeenNear } from './useBeenNear';
import type { Part } from './useYearHome';

/** Without a network the screens' names stand there alone, rather than no page. */
const SmallPlayer = latePart(async () => (await import('./SmallPlayer')).SmallPlayer, {
  missing: () => null,
});

interface ScreensPanelProps {
  readonly year: Year;
  readonly screens: Part<readonly Screen[]>;
}

/** The year's screens as supporters see them one after the other; each plays while somebody points at it. */
export const ScreensPanel = ({ year, screens }: ScreensPanelProps) => {
  const { loaded } = screens;
  // On a phone it is below the window, and its player weighs more than all panels.
  const [strip, hasBeenNear] = useBeenNear<HTMLUListElement>();
  const count = loaded.status === 'ready' ? loaded.value.length : 0;
  return (
    <HomePanel
      title="Screens"
      part={screens}
      {...(count > 0 ? { note: String(count) } : {})}
      more={{ to: links.screens(), words: 'All screens' }}
    >
      {(all) =>
        all.length === 0 ? (
          <NoScreens />
        ) : (
          <Strip ref={strip}>
            {all.toSorted(byOrder).map((screen) => (
              <SmallScreen key={screen.id} screen={screen} year={year} isDrawn={hasBeenNear} />
            ))}
          </Strip>
        )
      }
    </HomePanel>
  );
};

const byOrder = (one: Screen, other: Screen): number => one.order - other.order;

/** As wide as it is, it is moved sideways; what has the focus in it comes into sight. */
const Strip = chakra('ul', {
  base: {
    display: 'flex',
    gap: '3',
    listStyleType: 'none',
    overflowX: 'auto',
    mx: { base: '-4', md: '-5' },
    px: { base: '4', md: '5' },
    py: '1',
    scrollPaddingInline: '5',
    scrollbarWidth: 'thin',
  },
});

interface SmallScreenProps {
  readonly screen: Screen;
  readonly year: Year;
  readonly isDrawn: boolean;
}

const SmallScreen = ({ screen, year, isDrawn }: SmallScreenProps) => {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const follow = (pointedAt: boolean) => () => {
    setIsPointedAt(pointedAt);
  };
  const isEmpty = screen.content.items.length === 0 && screen.content.backgroundImage === '';
  return (
    <Box as="li" flexShrink="0" style={{ width: STILL_WIDTH }}>
      <ScreenLink
        to={links.screenDesign(screen.id)}
        onMouseEnter={follow(true)}
        onMouseLeave={follow(false)}
        onFocus={follow(true)}
        onBlur={follow(false)}
      >
        <Box
          aria-hidden
          overflow="hidden"
          borderWidth="1px"
          borderRadius="l2"
          bg="bg.muted"
          borderStyle={isEmpty ? 'dashed' : 'solid'}
          style={{ height: STILL_HEIGHT }}
        >
          {isEmpty ? (
            <Text p="3" pt="16" textAlign="center" fontSize="xs" color="fg.muted">
              Nothing on it yet
            </Text>
          ) : (
            isDrawn && (
              <SmallPlayer screen={screen} plays={isPointedAt} language={storyOf(year).language} />
            )
          )}
        </Box>
        <Text mt="2" fontSize="sm" fontWeight="medium" lineClamp="1" title={nameOf(screen)}>
          {nameOf(screen)}
        </Text>
        <Text fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {audienceWords(screen, year.supportersTotal)}
        </Text>
      </ScreenLink>
    </Box>
  );
};

const ScreenLink = chakra(Link, {
  base: {
    display: 'block',
    borderRadius: 'l2',
    _hover: { '& > div': { borderColor: 'accent.solid' } },
  },
});

/** `1,204 (32%)`. */
const audienceWords = (screen: Screen, supporters: number): string => {
  if (isWorking(screen)) return 'Working...';
  if (isNotCounted(screen)) return 'Not counted';
  const figure = printCount(screen.supportersMatched);
  return supporters > 0
    ? `${figure} (${shareWords(screen.supportersMatched, supporters)})`
    : figure;
};

const NoScreens = () => {
  const mayEdit = useMayEdit();
  return (
    <Stack gap="3" align="flex-start">
      <Text fontSize="sm" color="fg.muted">
        No screens yet. A screen tells the supporters whom its searches find what they made
        possible.
      </Text>
      {mayEdit && (
        <Button asChild size="sm" variant="outline">
          <Link to="/screens/templates">Choose a story</Link>
        </Button>
      )}
    </Stack>
  );
};
