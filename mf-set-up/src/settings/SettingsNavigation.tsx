import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { NavLink } from 'shared-kernel/contract';
import { Box, chakra, Flex } from 'shared-kernel/ui';
import { dirtyPartsAtom } from '../unsaved/dirtyParts';

interface SettingsNavigationProps {
  readonly pages: readonly { readonly id: string; readonly title: string; readonly to: string }[];
  /** The id of the page that is shown. */
  readonly open: string;
}

/** The pages of the settings: beside the page, and above it in one row on narrow windows. */
export const SettingsNavigation = ({ pages, open }: SettingsNavigationProps) => {
  const dirty = [...useAtomValue(dirtyPartsAtom).values()];
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = row.current;
    const current = list?.querySelector<HTMLElement>('[aria-current=page]');
    // By hand: scrollIntoView would scroll the page as well.
    if (list && current)
      list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [open]);
  return (
    <Flex
      as="nav"
      aria-label="Settings"
      ref={row}
      data-scroll-row
      css={{ '--row-bg': 'colors.bg' }}
      position={{ base: 'relative', lg: 'sticky' }}
      top={{ lg: 'calc(var(--header-height, 0px) + 1.5rem)' }}
      alignSelf="start"
      direction={{ base: 'row', lg: 'column' }}
      gap="0.5"
      mx={{ base: '-4', md: '-6', lg: '0' }}
      borderBottomWidth={{ base: '1px', lg: '0' }}
      pb={{ base: '2', lg: '0' }}
      mb={{ base: '5', lg: '0' }}
    >
      {pages.map(({ id, title, to }) =>
        dirty.includes(id) ? (
          <Entry key={id} to={to} aria-label={`${title}, unsaved edits`}>
            {title}
            <Box as="span" color="accent.fg" ml="2">
              ●
            </Box>
          </Entry>
        ) : (
          <Entry key={id} to={to}>
            {title}
          </Entry>
        ),
      )}
    </Flex>
  );
};

const Entry = chakra(NavLink, {
  base: {
    px: '3',
    py: '1.5',
    borderRadius: 'l1',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    transition: 'background 120ms ease-out, color 120ms ease-out',
    _hover: { bg: 'bg.subtle', color: 'fg' },
    '&[aria-current=page]': { color: 'fg', bg: 'bg.muted', fontWeight: 'medium' },
  },
});
