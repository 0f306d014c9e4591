import type { UnreadableTemplate } from 'shared-kernel/model';
import { Flex, Stack, Text } from 'shared-kernel/ui';

import { SavedActions } from './SavedActions';

interface UnreadableTemplatesProps {
  readonly unreadable: readonly UnreadableTemplate[];
  readonly onChanged: () => Promise<void>;
}

/** [S154] Stored templates that cannot be used. */
export const UnreadableTemplates = ({ unreadable, onChanged }: UnreadableTemplatesProps) => (
  <Stack as="ul" gap="1" listStyleType="none" _empty={{ display: 'none' }}>
    {unreadable.map((template) => (
      <Flex as="li" key={template.id} gap="2" align="center" wrap="wrap">
        <Text fontSize="sm" color="fg.warning" overflowWrap="anywhere">
          {`The template “${template.name === '' ? 'Untitled' : template.name}” cannot be read. Screens that were made of it are not affected.`}
        </Text>
        <SavedActions template={template} onChanged={onChanged} />
      </Flex>
    ))}
  </Stack>
);
