import { imageAddress } from 'shared-kernel/model';
import { Box, chakra, Flex, Text } from 'shared-kernel/ui';
import { useState } from 'react';
import type { StoryEdits } from '../useStoryEdits';
import { ColourInput } from './ColourInput';
import { StorySection } from './StorySection';
import { StoryText } from './StoryText';

interface LookSectionProps {
  readonly story: StoryEdits;
  /** The organisation's colours, offered as buttons. */
  readonly colours: readonly string[];
}

export const LookSection = ({ story, colours }: LookSectionProps) => {
  const { edited, edit, faultAt } = story;
  return (
    <StorySection
      title="Look"
      help="On the poster before the first screen, the closing card, its picture and the hosted page."
    >
      <Flex gap="4" align="flex-start" direction={{ base: 'column', sm: 'row' }}>
        <Box flex="1" w="full">
          <StoryText
            label="Address of the logo"
            type="url"
            value={edited.logo}
            fault={faultAt('logo')}
            placeholder="https://…"
            help="An SVG, or a PNG with a see-through ground. Empty: your organisation’s name in words."
            onChange={(logo) => {
              edit({ logo });
            }}
          />
        </Box>
        <LogoPreview key={edited.logo.trim()} logo={edited.logo.trim()} colour={edited.colour} />
      </Flex>
      <ColourInput
        label="Colour of the ground"
        value={edited.colour}
        swatches={colours}
        fault={faultAt('colour')}
        onChange={(colour) => {
          edit({ colour });
        }}
      />
    </StorySection>
  );
};

type LogoState = 'loading' | 'shown' | 'failed';

const LOGO_WORDS = {
  none: 'No logo',
  loading: 'Loading...',
  failed: 'No picture could be loaded from this address.',
} as const;

/** The logo on its ground: the size never changes, whatever becomes of it. */
const LogoPreview = ({ logo, colour }: { logo: string; colour: string }) => {
  const [state, setState] = useState<LogoState>('loading');
  const address = imageAddress(logo);
  const words = address === null ? 'none' : state;
  return (
    <Flex
      w="11rem"
      h="6rem"
      flexShrink="0"
      borderRadius="l2"
      borderWidth="1px"
      p="3"
      align="center"
      justify="center"
      position="relative"
      bg={words === 'shown' ? undefined : 'bg.subtle'}
      style={words === 'shown' ? { backgroundColor: colour } : {}}
    >
      {address !== null && (
        <chakra.img
          src={address}
          alt="Your logo"
          maxW="full"
          maxH="full"
          objectFit="contain"
          visibility={state === 'shown' ? 'visible' : 'hidden'}
          position={state === 'shown' ? 'static' : 'absolute'}
          onLoad={() => {
            setState('shown');
          }}
          onError={() => {
            setState('failed');
          }}
        />
      )}
      {words !== 'shown' && (
        <Text
          role="status"
          fontSize="xs"
          color={words === 'failed' ? 'fg.error' : 'fg.muted'}
          textAlign="center"
        >
          {LOGO_WORDS[words]}
        </Text>
      )}
    </Flex>
  );
};
