import { Heading, Stack } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

interface QuestionsSectionProps {
  readonly working: boolean;
  readonly children: ReactNode;
}

/** What a story asks. */
export const QuestionsSection = ({ working, children }: QuestionsSectionProps) => (
  <Stack gap="4" inert={working}>
    <Heading as="h2" size="sm">
      With which data
    </Heading>
    {children}
  </Stack>
);
