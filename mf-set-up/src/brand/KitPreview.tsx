import type { BrandKit } from 'shared-kernel/model';
import { Box, Flex, Text } from 'shared-kernel/ui';
import { useDeferredValue, useMemo } from 'react';
import { PhoneStill } from '../still/PhoneStill';
import { kitScreen } from './kitScreen';

const WIDTH_PX = 288;

/** A small screen in the kit, drawn by the player while it is edited. */
export const KitPreview = ({ kit }: { kit: BrandKit }) => {
  const shown = useDeferredValue(kit);
  const content = useMemo(() => kitScreen(shown), [shown]);
  return (
    <Box
      role="img"
      aria-label="A small screen in this kit"
      position={{ md: 'sticky' }}
      top={{ md: '4' }}
    >
      <Flex direction="column" align={{ base: 'center', md: 'flex-start' }} gap="2">
        <Box
          borderWidth="1px"
          borderRadius="l3"
          overflow="hidden"
          shadow="sm"
          zoom={{ md: 0.75, lg: 1 }}
        >
          <PhoneStill content={content} width={WIDTH_PX} />
        </Box>
        <Text fontSize="xs" color="fg.muted" aria-hidden>
          As it is drawn for supporters
        </Text>
      </Flex>
    </Box>
  );
};
