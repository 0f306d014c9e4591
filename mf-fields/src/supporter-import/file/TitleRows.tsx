import type { FilePreview } from 'supporter-data';
import { Box, List, Text } from 'shared-kernel/ui';
import { rowWords } from './HeaderRowInput';

const SHOWN = 5;

/** What stands above the names of the columns, so that a person sees that it is left out. */
export const TitleRows = ({ headerRow, start }: Pick<FilePreview, 'headerRow' | 'start'>) => {
  const titles = start.filter(({ number }) => headerRow !== null && number < headerRow);
  if (titles.length === 0) return null;
  return (
    <Box fontSize="sm">
      <Text>
        The column names are in <strong>row {headerRow}</strong>. What stands above them is left
        out:
      </Text>
      <List.Root ps="5" mt="1" color="fg.muted" aria-label="Rows that are left out">
        {titles.slice(0, SHOWN).map(({ number, cells }) => (
          <List.Item key={number} overflowWrap="anywhere">
            Row {number}: {rowWords(cells)}
          </List.Item>
        ))}
        {titles.length > SHOWN && <List.Item>and {titles.length - SHOWN} more</List.Item>}
      </List.Root>
    </Box>
  );
};
