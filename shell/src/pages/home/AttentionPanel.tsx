import { Link } from 'shared-kernel/contract';
import type { YearHome } from 'shared-kernel/model';
import {
  Check,
  chakra,
  Flex,
  Stack,
  Text,
  TriangleAlert,
  ChevronRight,
  Box,
} from 'shared-kernel/ui';
import { attentionWords } from './attentionWords';
import { HomePanel } from './HomePanel';
import type { Part } from './useYearHome';

/** What somebody should look at before supporters meet it, each with where. */
export const AttentionPanel = ({ home }: { readonly home: Part<YearHome> }) => (
  <HomePanel title="Needs attention" part={home}>
    {({ attention }) =>
      attention.length === 0 ? (
        <Flex gap="2" align="center" color="fg.muted" fontSize="sm">
          <Box color="fg.success" flexShrink="0">
            <Check size={16} aria-hidden />
          </Box>
          <Text>Nothing right now.</Text>
        </Flex>
      ) : (
        <Stack as="ul" listStyleType="none" gap="0" mx="-2" mb="-1">
          {attention.map((one) => {
            const { words, to } = attentionWords(one, new Date());
            return (
              <Box as="li" key={one.kind}>
                <Row to={to}>
                  <Box color="fg.warning" flexShrink="0" pt="0.5">
                    <TriangleAlert size={16} aria-hidden />
                  </Box>
                  <Text flex="1" minW="0" overflowWrap="anywhere">
                    {words}
                  </Text>
                  <Box color="fg.subtle" flexShrink="0" pt="0.5">
                    <ChevronRight size={16} aria-hidden />
                  </Box>
                </Row>
              </Box>
            );
          })}
        </Stack>
      )
    }
  </HomePanel>
);

const Row = chakra(Link, {
  base: {
    display: 'flex',
    gap: '2',
    px: '2',
    py: '2',
    fontSize: 'sm',
    borderRadius: 'l1',
    _hover: { bg: 'bg.subtle' },
  },
});
