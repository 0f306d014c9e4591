import { useEffect, useRef } from 'react';
import { latePart } from 'shared-kernel/late-parts';
import { links, NavLink, useLocation } from 'shared-kernel/contract';
import { useAuth } from 'shared-kernel/session';
import { Box, chakra, Flex, SettingsIcon } from 'shared-kernel/ui';
import { isDrawnByBuild } from '../first-paint/firstPaint';
import type { PlacedRemote } from '../remotes/remoteOverride';
import { preloadPage } from '../pages/lazyPages';
import { PaletteButton } from '../palette/PaletteButton';
import { preloadRemote } from '../remotes/useRemote';
import { Brand } from './Brand';
import { ConnectionBanner } from './ConnectionBanner';
import { OverrideBanner } from './OverrideBanner';
import { OrganisationPicker } from './OrganisationPicker';
import { unseenBelow } from './unseenBelow';
import { useHeaderEntries, useSettings, type HeaderEntry } from './headerEntries';
import { useToldSizes } from './useToldSizes';
import { YearPicker } from './YearPicker';

/** Not needed before the page is there. */
const WorkInHeader = latePart(async () => (await import('../work/WorkInHeader')).WorkInHeader, {
  missing: () => null,
});

export const Header = ({ remotes }: { remotes: readonly PlacedRemote[] }) => {
  const header = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const auth = useAuth();
  useToldSizes(header, row);
  return (
    <Box
      ref={header}
      as="header"
      borderBottomWidth="1px"
      bg="bg.panel"
      position="sticky"
      top={{ base: 'calc(-1 * var(--header-row-height, 0px))', md: '0' }}
      // What takes the focus by key is seen, also while the row is scrolled away.
      css={{
        '&:has(:focus-visible)': { top: '0' },
        'body[data-scroll-lock] &': {
          marginInlineEnd: 'calc(-1 * var(--gutter-width, 0px))',
          paddingInlineEnd: 'var(--gutter-width, 0px)',
        },
      }}
      zIndex="docked"
    >
      <Flex
        ref={row}
        maxW="1400px"
        mx="auto"
        px={{ base: 4, md: 6 }}
        // One row of 48 px, with its line, wherever everything has a place in it; else the areas have the second.
        minH={{ base: '12', lg: '2.9375rem' }}
        pt="1"
        pb={{ base: auth.status === 'loggedIn' ? '0' : '1', lg: '1' }}
        columnGap={{ base: '3', sm: '4' }}
        align="center"
        wrap={{ base: 'wrap', lg: 'nowrap' }}
      >
        <Brand />
        <Flex gap="3" align="center" minW="0" flex={{ base: '1', lg: '0 1 auto' }}>
          <OrganisationPicker />
          <YearPicker />
        </Flex>
        {/* Takes no room of the row's gaps, so that nothing makes way when work begins. */}
        {auth.status === 'loggedIn' && (
          <Flex align="center" gap="1" flexShrink="0" me={{ base: '-3', lg: '-4' }}>
            {!isDrawnByBuild && <WorkInHeader />}
          </Flex>
        )}
        <Navigation entries={useHeaderEntries(remotes)} />
        {auth.status === 'loggedIn' && <Tools remotes={remotes} />}
      </Flex>
      <ConnectionBanner />
      <OverrideBanner remotes={remotes} />
    </Box>
  );
};

/** Below the large windows a row of its own, out to the edges of the window, which scrolls where not all of it fits. */
const Navigation = ({ entries }: { entries: readonly HeaderEntry[] }) => {
  const row = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const isSignedIn = useAuth().status === 'loggedIn';
  useEffect(() => {
    const list = row.current;
    const current = list?.querySelector<HTMLElement>('[aria-current=page]');
    // By hand: scrollIntoView would scroll the page as well.
    if (list && current)
      list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <Flex
      as="nav"
      aria-label="Main"
      ref={row}
      data-scroll-row
      css={{ '--row-bg': 'colors.bg.panel' }}
      position="relative"
      gap={{ base: 0, sm: 1 }}
      ml="auto"
      {...(isSignedIn && {
        mx: { base: '-4', md: '-6' },
        ml: { lg: 'auto' },
        mr: { lg: '-2' },
        w: { base: 'calc(100% + 2rem)', md: 'calc(100% + 3rem)', lg: 'auto' },
        order: { base: 1, lg: 0 },
      })}
    >
      {entries.map(({ label, path, isExact, remote }) => (
        <Item
          key={path}
          kind="area"
          to={path}
          end={isExact}
          onPointerEnter={() => {
            if (remote === undefined) preloadPage(path);
            else void preloadRemote(remote, path);
          }}
        >
          {label}
        </Item>
      ))}
    </Flex>
  );
};

/** After the literal navigation of spec §2: the settings, for admins, and the way to everything. In the first row. */
const Tools = ({ remotes }: { readonly remotes: readonly PlacedRemote[] }) => {
  const settings = useSettings(remotes);
  return (
    <Flex
      align="center"
      gap="1"
      ml={{ base: 'auto', lg: '-2' }}
      me={{ base: '-2', lg: 0 }}
      flexShrink="0"
    >
      {settings !== null && (
        <Item
          kind="tool"
          to={links.setUp()}
          data-target
          onPointerEnter={() => {
            void preloadRemote(settings, links.setUp());
          }}
        >
          <Box as="span" display={{ base: 'block', xl: 'none' }} aria-hidden="true">
            <SettingsIcon size={18} />
          </Box>
          <Box as="span" css={unseenBelow(1200)}>
            Settings
          </Box>
        </Item>
      )}
      <PaletteButton />
    </Flex>
  );
};

const Item = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    px: { base: '2', lg: '3' },
    py: '1.5',
    borderRadius: 'l1',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    transition: 'background 120ms ease-out, color 120ms ease-out',
    _hover: { bg: 'bg.subtle', color: 'fg' },
    '&[aria-current=page]': { color: 'accent.fg', bg: 'accent.subtle' },
  },
  variants: {
    kind: {
      tool: { '@media (pointer: coarse)': { minW: '11', justifyContent: 'center' } },
      area: {
        // All of it fits into 375 px. There the one that is open is underlined, on the line of the header.
        lgDown: {
          minH: '11',
          px: { base: '1.5', sm: '3' },
          borderRadius: '0',
          outlineOffset: '-2px',
          '&[aria-current=page]': {
            bg: 'transparent',
            boxShadow: 'inset 0 -2px {colors.accent.solid}',
          },
        },
      },
    },
  },
});
