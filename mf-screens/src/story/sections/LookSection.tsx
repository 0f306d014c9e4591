import { LOGO_GROUND } from 'shared-kernel/closing-card';
import {
  DEFAULT_STORY,
  dressedStory,
  imageAddress,
  smallSources,
  STORY_LOOKS,
  type BrandKit,
  type StoryLook,
} from 'shared-kernel/model';
import { Box, chakra, Flex, Text } from 'shared-kernel/ui';
import { useState, type ReactNode } from 'react';
import type { StoryEdits } from '../useStoryEdits';
import { ColourInput } from './ColourInput';
import { ExplainedChoice } from './ExplainedChoice';
import { StorySection } from './StorySection';
import { StoryText } from './StoryText';

interface LookSectionProps {
  readonly story: StoryEdits;
  /** The organisation's brand kit; null where none is saved. */
  readonly kit: BrandKit | null;
  /** The organisation's colours, offered as buttons. */
  readonly colours: readonly string[];
}

/** Logo and colour: those of the brand kit, or the year's own (D326). */
export const LookSection = ({ story, kit, colours }: LookSectionProps) => {
  const { edited } = story;
  const { logo, colour } = dressedStory(edited, kit);
  const preview = <LogoPreview key={logo.trim()} logo={logo.trim()} colour={colour} />;
  return (
    <StorySection
      title="Look"
      help="On the poster before the first screen, the closing card, its picture and the hosted page."
    >
      {kit !== null && <LookChoice story={story} kit={kit} />}
      {kit !== null && edited.look === 'kit' ? (
        preview
      ) : (
        <OwnLook story={story} colours={colours} preview={preview} />
      )}
    </StorySection>
  );
};

const LOOK_WORDS = {
  kit: {
    name: 'As your brand kit has it',
    does: 'Its logo on its accent, also when the kit changes.',
  },
  own: { name: 'A logo and a colour of this year’s own', does: 'Whatever the kit has.' },
} as const satisfies Record<StoryLook, { readonly name: string; readonly does: string }>;

const LookChoice = ({ story: { edited, edit }, kit }: { story: StoryEdits; kit: BrandKit }) => (
  <ExplainedChoice
    label="Logo and colour"
    value={edited.look}
    choices={STORY_LOOKS}
    wordsOf={(look) => LOOK_WORDS[look]}
    onChoose={(look) => {
      const isUntouched = edited.logo === '' && edited.colour === DEFAULT_STORY.colour;
      const { logo, colour } = isUntouched ? dressedStory({ ...edited, look: 'kit' }, kit) : edited;
      edit(look === 'own' ? { look, logo, colour } : { look });
    }}
  />
);

interface OwnLookProps extends Pick<LookSectionProps, 'story' | 'colours'> {
  readonly preview: ReactNode;
}

/** Whoever writes a logo or chooses a colour has chosen: a kit that is saved later changes neither. */
const OwnLook = ({ story: { edited, edit, faultAt }, colours, preview }: OwnLookProps) => (
  <>
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
            edit({ look: 'own', logo });
          }}
        />
      </Box>
      {preview}
    </Flex>
    <ColourInput
      label="Colour of the ground"
      value={edited.colour}
      swatches={colours}
      fault={faultAt('colour')}
      onChange={(colour) => {
        edit({ look: 'own', colour });
      }}
    />
  </>
);

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
          srcSet={smallSources(logo)}
          sizes="11rem"
          alt="Your logo"
          maxW="full"
          maxH="full"
          objectFit="contain"
          px="3"
          py="2"
          borderRadius="l2"
          style={LOGO_GROUND}
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
