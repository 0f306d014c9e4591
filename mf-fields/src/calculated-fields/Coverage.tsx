import { printCount, shareWords, type CalculatedFigures } from 'shared-kernel/model';
import { Box, Flex, percentOf, Text } from 'shared-kernel/ui';

/** How many supporters have a value, as a thin bar and in words; null while it is counted. */
export const Coverage = ({ figures }: { readonly figures: CalculatedFigures | null }) => {
  if (figures === null)
    return (
      <Text color="fg.muted" fontSize="sm" role="status">
        Working...
      </Text>
    );
  const { having, supporters } = figures;
  const percent = Math.min(percentOf(having, supporters), 100);
  return (
    <Flex columnGap="3" rowGap="1" align="center" wrap="wrap">
      <Box
        aria-hidden
        w="6rem"
        h="4px"
        borderRadius="full"
        bg="bg.emphasized"
        overflow="hidden"
        flex="none"
      >
        <Box h="full" bg="accent.solid" style={{ width: `${String(percent)}%` }} />
      </Box>
      <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {printCount(having)} of {printCount(supporters)} supporters have a value (
        {shareWords(having, supporters)})
      </Text>
    </Flex>
  );
};
