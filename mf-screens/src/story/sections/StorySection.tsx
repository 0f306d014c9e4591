import { Heading, Panel, Stack, Text } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

interface StorySectionProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly help: ReactNode;
  readonly children: ReactNode;
}

/** One matter of the story, on a sheet of its own. */
export const StorySection = ({ title, help, children }: StorySectionProps) => (
  <Panel as="section" aria-label={title}>
    <Heading as="h2" fontSize="lg" fontWeight="semibold">
      {title}
    </Heading>
    <Text color="fg.muted" fontSize="sm" mt="1" mb="4" maxW="65ch">
      {help}
    </Text>
    <Stack gap="4">{children}</Stack>
  </Panel>
);
