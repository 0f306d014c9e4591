import { Button, Flex, Heading, Panel, Stack, Text } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

interface FilePanelProps {
  readonly name: string;
  /** Its size and shape. */
  readonly words: readonly string[];
  readonly children: ReactNode;
  /** What leads on; without it the file is of no use. */
  readonly onContinue?: () => void;
  readonly onOther: () => void;
}

/** A file that was chosen, and the ways on from it. */
export const FilePanel = ({ name, words, children, onContinue, onOther }: FilePanelProps) => (
  <Stack gap="4">
    <Panel>
      <Heading as="h2" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="4">
        {words.join(' · ')}
      </Text>
      <Stack gap="4">{children}</Stack>
    </Panel>
    <Flex gap="3" wrap="wrap">
      <Button disabled={onContinue === undefined} onClick={onContinue}>
        Continue to the columns
      </Button>
      <Button variant="outline" onClick={onOther}>
        Choose another file
      </Button>
    </Flex>
  </Stack>
);
