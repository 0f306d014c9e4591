import { Link, links } from 'shared-kernel/contract';
import { cutName, nameOf, type Screen } from 'shared-kernel/model';
import { Box, Plus, Text } from 'shared-kernel/ui';
import { StillScreen, stillHeight } from './StillScreen';
import { useSeen } from './useSeen';

const WIDTH_PX = 64;
const HEIGHT_PX = stillHeight(WIDTH_PX);

/** What a screen looks like, drawn when it comes into sight; an empty one invites to be designed. */
export const Thumbnail = ({ screen }: { screen: Screen }) => {
  const [place, seen] = useSeen();
  const name = nameOf(screen);
  const isEmpty = screen.content.items.length === 0 && screen.content.backgroundImage === '';
  return (
    <Box flexShrink="0" style={{ width: WIDTH_PX }}>
      {isEmpty ? (
        <Invitation screen={screen} />
      ) : (
        <Box
          ref={place}
          aria-hidden
          data-thumbnail
          pointerEvents="none"
          overflow="hidden"
          borderRadius="l1"
          borderWidth="1px"
          bg="bg.muted"
          style={{ height: HEIGHT_PX }}
        >
          {seen && <StillScreen screen={screen} width={WIDTH_PX} />}
        </Box>
      )}
      <Text
        aria-hidden
        mt="1"
        fontSize="xs"
        lineHeight="1.2"
        color="fg.muted"
        textAlign="center"
        overflowWrap="anywhere"
      >
        {cutName(name)}
      </Text>
    </Box>
  );
};

const Invitation = ({ screen }: { screen: Screen }) => (
  <Box
    asChild
    display="flex"
    flexDirection="column"
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
    borderRadius="l1"
    _hover={{ color: 'accent.fg', borderColor: 'accent.fg' }}
    style={{ height: HEIGHT_PX }}
  >
    <Link
      to={links.screenDesign(screen.id)}
      aria-label={`Nothing on ${nameOf(screen)} yet: start designing`}
    >
      <Plus size={16} aria-hidden />
      Nothing here yet
    </Link>
  </Box>
);
