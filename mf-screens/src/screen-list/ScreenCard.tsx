import { Examples } from 'shared-kernel/addresses';
import { TagList } from 'shared-kernel/list-tools';
import { isWorking, nameOf } from 'shared-kernel/model';
import { Box, Flex, Panel, Stack, SupportersMatched } from 'shared-kernel/ui';
import { DraftBadge } from '../publishing/DraftBadge';
import type { ListedScreenProps } from './listedScreen';
import { ScreenActions } from './ScreenActions';
import { Movers, ScreenHead, ScreenLinks, ScreenState } from './ScreenParts';
import { Thumbnail } from './thumbnail/Thumbnail';
import { usePlaying } from './thumbnail/usePlaying';

const STILL_PX = 132;

/** One screen as a card: what it looks like, which plays while somebody is at it, whom it matches, what can be done. */
export const ScreenCard = (props: ListedScreenProps) => {
  const { screen } = props;
  const name = nameOf(screen);
  const { playing, handlers } = usePlaying();
  return (
    <Panel
      as="li"
      ref={props.ref}
      aria-label={name}
      listStyleType="none"
      className="group"
      p={{ base: 0, md: 0 }}
      {...(props.chosen && { borderColor: 'accent.solid' })}
    >
      <Flex direction="column" h="full" {...handlers}>
        <Flex
          position="relative"
          direction="column"
          align="center"
          py="4"
          bg="bg.subtle"
          borderBottomWidth="1px"
          borderTopRadius="l3"
        >
          <Thumbnail screen={screen} width={STILL_PX} playing={playing} />
          <Box position="absolute" top="2" left="1">
            <Movers name={name} moving={props.moving} direction="column" />
          </Box>
          <Box position="absolute" top="2" right="2">
            <DraftBadge screen={screen} change={props.change} />
          </Box>
        </Flex>
        <Stack flex="1" gap="2" p="3">
          {/* Room for a name of two lines, so that counts of a row stand beside each other. */}
          <Stack gap="2" minH="73px">
            <ScreenHead screen={screen} chosen={props.chosen} onChoose={props.onChoose} />
            <Box>
              <ScreenState screen={screen} isPublished={props.isPublished} />
            </Box>
          </Stack>
          {screen.tags.length > 0 && (
            <Flex>
              <TagList name={name} tags={screen.tags} onChoose={props.onTag} />
            </Flex>
          )}
          <Box>
            <SupportersMatched
              result={screen}
              total={props.supportersTotal}
              progress={props.progress}
            />
            <Examples
              of={{ kind: 'screen', id: screen.id }}
              emails={screen.supportersMatchedEmails}
              working={isWorking(screen)}
            />
          </Box>
          <Flex justify="space-between" align="center" gap="2" borderTopWidth="1px" pt="2">
            <ScreenLinks screen={screen} />
            <ScreenActions
              screen={screen}
              busy={props.busy}
              onRecalculate={props.onRecalculate}
              onAsk={props.onAsk}
            />
          </Flex>
        </Stack>
      </Flex>
    </Panel>
  );
};
