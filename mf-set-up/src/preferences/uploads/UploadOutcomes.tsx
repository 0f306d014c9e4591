import { Box, Stack, Text } from 'shared-kernel/ui';
import type { Outcome } from './useUploadedFonts';

/** Of each file that was chosen last, what became of it. */
export const UploadOutcomes = ({ outcomes }: { readonly outcomes: readonly Outcome[] }) => (
  <Box role="status" mt={outcomes.length > 0 ? '3' : '0'}>
    <Stack as="ul" gap="1" listStyleType="none" fontSize="sm">
      {outcomes.map(({ fileName, sentence, isFault }, index) => (
        <Box as="li" key={index} overflowWrap="anywhere">
          <Text as="span" fontWeight="medium">
            {fileName}
          </Text>
          <Text as="span" color={isFault ? 'fg.error' : 'fg.muted'}>
            {` – ${sentence ?? 'being read…'}`}
          </Text>
        </Box>
      ))}
    </Stack>
  </Box>
);
