import type { ReactNode } from 'react';
import { links, NavLink } from 'shared-kernel/contract';
import { chakra, Flex, Page } from 'shared-kernel/ui';
import { HELP_TOPICS } from './helpTopics';

interface HelpFrameProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

/** A page of the guide, beside the list of all its parts. */
export const HelpFrame = ({ children, ...page }: HelpFrameProps) => (
  <Page {...page}>
    <Flex
      direction={{ base: 'column', md: 'row' }}
      gap={{ base: 6, md: 10 }}
      align={{ md: 'flex-start' }}
    >
      <Flex
        as="nav"
        aria-label="Guide"
        direction={{ base: 'row', md: 'column' }}
        gap="1"
        flexShrink="0"
        w={{ md: '13rem' }}
        // On a phone one row that scrolls, out to the edges of the page.
        mx={{ base: '-4', md: '-3' }}
        data-scroll-row
        css={{
          '--row-bg': 'colors.bg',
          md: { _before: { display: 'none' }, _after: { display: 'none' } },
        }}
        position={{ md: 'sticky' }}
        top={{ md: 'calc(var(--header-height, 3rem) + 1rem)' }}
      >
        <Entry to={links.help()} end>
          All tasks
        </Entry>
        {HELP_TOPICS.map(({ id, title }) => (
          <Entry key={id} to={links.helpTopic(id)}>
            {title}
          </Entry>
        ))}
        <Entry to={links.helpTopic('words')}>Words</Entry>
      </Flex>
      <chakra.div flex="1" minW="0">
        {children}
      </chakra.div>
    </Flex>
  </Page>
);

const Entry = chakra(NavLink, {
  base: {
    px: '3',
    py: '1.5',
    borderRadius: 'l2',
    color: 'fg.muted',
    whiteSpace: { base: 'nowrap', md: 'normal' },
    transition: 'background 120ms ease-out, color 120ms ease-out',
    _hover: { bg: 'bg.subtle', color: 'fg' },
    '&[aria-current=page]': { color: 'accent.fg', bg: 'accent.subtle', fontWeight: 'medium' },
  },
});
