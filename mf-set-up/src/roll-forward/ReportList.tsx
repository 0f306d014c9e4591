import { List, Stack, Text } from 'shared-kernel/ui';
import type { ReportSection } from './reportSections';

/** What somebody may have to look after, part by part. */
export const ReportList = ({ sections }: { readonly sections: readonly ReportSection[] }) =>
  sections.map(({ title, outcome, lines }) => (
    <Stack key={title} gap="1">
      <Text fontWeight="medium">
        {title} ({lines.length})
      </Text>
      <Text color="fg.muted" fontSize="sm">
        {outcome}
      </Text>
      <List.Root
        aria-label={title}
        ps="5"
        maxH="14rem"
        overflowY="auto"
        fontSize="sm"
        // A list that scrolls is scrolled by keyboard as well.
        tabIndex={0}
      >
        {lines.map((line, index) => (
          <List.Item key={`${String(index)} ${line}`} overflowWrap="anywhere">
            {line}
          </List.Item>
        ))}
      </List.Root>
    </Stack>
  ));
