import { Link, links } from 'shared-kernel/contract';
import { chakra, Heading, Panel, Text } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

/** That nothing is kept of what one supporter was shown: shows are counted without a word on whose they were. */
export const ShownSection = () => (
  <Panel as="section" aria-label="What they were shown">
    <Heading as="h2" fontSize="lg" fontWeight="semibold" mb="1">
      What they were shown
    </Heading>
    <Text color="fg.muted" fontSize="sm">
      Nothing is kept about that. <Inside to={links.results()}>Results</Inside> count shows without
      saying whose they were, as the <Inside to={links.privacy()}>privacy policy</Inside> promises.
    </Text>
  </Panel>
);

const Inside = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <chakra.span color="accent.fg" textDecoration="underline" asChild>
    <Link to={to}>{children}</Link>
  </chakra.span>
);
