import { Examples } from 'shared-kernel/addresses';
import { TagList } from 'shared-kernel/list-tools';
import { isWorking, nameOf } from 'shared-kernel/model';
import { Box, Flex, Grid, SupportersMatched } from 'shared-kernel/ui';
import { DraftBadge } from '../publishing/DraftBadge';
import type { ListedScreenProps } from './listedScreen';
import { ScreenActions } from './ScreenActions';
import { Movers, ScreenHead, ScreenLinks, ScreenState } from './ScreenParts';
import { Thumbnail } from './thumbnail/Thumbnail';

const STILL_PX = 30;

/** One screen of the dense list. Not drawn while far out of sight. */
export const ScreenLine = (props: ListedScreenProps) => {
  const { screen } = props;
  const name = nameOf(screen);
  return (
    <Box
      as="li"
      ref={props.ref}
      aria-label={name}
      listStyleType="none"
      className="group"
      px="3"
      py="2"
      bg={props.chosen ? 'bg.subtle' : 'bg.panel'}
      _notFirst={{ borderTopWidth: '1px' }}
      _hover={{ bg: 'bg.subtle' }}
      css={{
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 84px',
        '@media (pointer: coarse)': { paddingBlock: '3' },
      }}
    >
      <Grid
        columnGap="4"
        rowGap="1"
        alignItems="flex-start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 13rem 9rem auto' }}
      >
        <Flex gap="3" minW="0" align="flex-start">
          <Movers name={name} moving={props.moving} direction="row" />
          <Thumbnail screen={screen} width={STILL_PX} />
          <Box minW="0" flex="1">
            <ScreenHead screen={screen} chosen={props.chosen} onChoose={props.onChoose} />
            <ScreenState screen={screen} isPublished={props.isPublished} />
            <Flex gap="1" wrap={{ base: 'wrap', lg: 'nowrap' }} mt="1" minW="0">
              <DraftBadge screen={screen} change={props.change} />
              <TagList name={name} tags={screen.tags} onChoose={props.onTag} />
            </Flex>
          </Box>
        </Flex>
        <Examples
          of={{ kind: 'screen', id: screen.id }}
          emails={screen.supportersMatchedEmails}
          working={isWorking(screen)}
        />
        <SupportersMatched
          result={screen}
          total={props.supportersTotal}
          progress={props.progress}
        />
        <Flex gap="4" align="center" justify={{ base: 'space-between', lg: 'flex-end' }}>
          <ScreenLinks screen={screen} />
          <ScreenActions
            screen={screen}
            busy={props.busy}
            onRecalculate={props.onRecalculate}
            onAsk={props.onAsk}
          />
        </Flex>
      </Grid>
    </Box>
  );
};
