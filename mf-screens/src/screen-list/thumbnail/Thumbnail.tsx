import { smallScreenBox } from 'screen-player/small';
import { Link, links } from 'shared-kernel/contract';
import { cutName, nameOf, type Screen } from 'shared-kernel/model';
import { Box, Plus } from 'shared-kernel/ui';
import { SmallScreen } from './SmallScreen';

interface ThumbnailProps {
  readonly screen: Screen;
  /** CSS pixels; as high as a phone of it. */
  readonly width: number;
  readonly playing?: boolean;
}

/** What a screen looks like, and the way to its design; an empty one invites to it. */
export const Thumbnail = ({ screen, width, playing = false }: ThumbnailProps) => {
  const isEmpty = screen.content.items.length === 0 && screen.content.backgroundImage === '';
  const { height } = smallScreenBox(width);
  if (isEmpty) return <Invitation screen={screen} width={width} height={height} />;
  return (
    <Box
      asChild
      display="block"
      flexShrink="0"
      overflow="hidden"
      borderRadius="l2"
      borderWidth="1px"
      bg="bg.muted"
      style={{ width, height }}
    >
      {/* The link "Design" says the same to whoever does not point. Spec §2: its text is cut to 20 characters (D522). */}
      <Link
        to={links.screenDesign(screen.id)}
        aria-hidden
        tabIndex={-1}
        data-thumbnail
        title={`Design ${cutName(nameOf(screen))}`}
      >
        <SmallScreen screen={screen} width={width} playing={playing} />
      </Link>
    </Box>
  );
};

/** Wide enough for words. */
const WORDS_PX = 90;

const Invitation = ({ screen, width, height }: ThumbnailProps & { readonly height: number }) => (
  <Box
    asChild
    display="flex"
    flexDirection="column"
    flexShrink="0"
    alignItems="center"
    justifyContent="center"
    gap="1"
    px="1"
    textAlign="center"
    fontSize="xs"
    color="fg.muted"
    borderWidth="1px"
    borderStyle="dashed"
    borderColor="border.emphasized"
    borderRadius="l2"
    _hover={{ color: 'accent.fg', borderColor: 'accent.fg' }}
    style={{ width, height }}
  >
    <Link
      to={links.screenDesign(screen.id)}
      aria-label={`Nothing on ${nameOf(screen)} yet: start designing`}
    >
      <Plus size={16} aria-hidden />
      {width >= WORDS_PX && 'Nothing here yet'}
    </Link>
  </Box>
);
