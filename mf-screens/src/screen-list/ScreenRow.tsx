import { Link, links } from 'shared-kernel/contract';
import { hasSomethingToSee } from 'evaluation';
import type { MatchingProgress } from 'shared-kernel/firestore';
import { isNotSetUp, isWorking, nameOf, type Screen, type ScreenChange } from 'shared-kernel/model';
import { ForEditors } from 'shared-kernel/roles';
import {
  Box,
  Button,
  CountFault,
  DragHandle,
  ExampleEmails,
  Flex,
  Heading,
  MoveButtons,
  Panel,
  SupportersMatched,
  Stack,
  Text,
  type Grip,
} from 'shared-kernel/ui';
import type { Ref } from 'react';
import { DraftBadge } from '../publishing/DraftBadge';
import { audienceOf } from '../screen-store/audience';
import { ScreenActions } from './ScreenActions';
import { Thumbnail } from './thumbnail/Thumbnail';
import type { ScreenListActions } from './useScreenListActions';

interface ScreenRowProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly screen: Screen;
  /** Counted from 0. */
  readonly index: number;
  readonly last: boolean;
  readonly supportersTotal: number;
  readonly progress: MatchingProgress | null;
  /** Undefined where supporters see it as it is, or nobody knows yet. */
  readonly change: ScreenChange | undefined;
  readonly grip: Grip;
  readonly onMove: (index: number) => void;
  readonly listActions: ScreenListActions;
}

/** One screen of the list: where it stands, whom it matches, and what can be done with it. */
export const ScreenRow = (props: ScreenRowProps) => {
  const { screen, index, last } = props;
  const name = nameOf(screen);
  return (
    <Panel as="li" ref={props.ref} aria-label={name} listStyleType="none">
      <Flex wrap="wrap" columnGap="6" rowGap="4" align="flex-start">
        <Flex flex="1 1 15rem" minW="0" gap="3">
          <ForEditors>
            <Stack gap="0" ml="-2" align="center">
              <DragHandle grip={props.grip} />
              <MoveButtons what={name} index={index} last={last} onMove={props.onMove} />
            </Stack>
          </ForEditors>
          <Thumbnail screen={screen} />
          <About screen={screen} change={props.change} />
        </Flex>
        <Flex wrap="wrap" gap="4" align="flex-start">
          <SupportersMatched
            result={screen}
            total={props.supportersTotal}
            progress={props.progress}
          />
          <ScreenActions screen={screen} listActions={props.listActions} />
        </Flex>
      </Flex>
    </Panel>
  );
};

const About = ({ screen, change }: Pick<ScreenRowProps, 'change' | 'screen'>) => {
  const name = nameOf(screen);
  return (
    <Box flex="1" minW="0">
      <Heading as="h2" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Heading>
      <Text color={isNotSetUp(screen) ? 'fg.warning' : 'fg.muted'} fontSize="sm">
        {audienceOf(screen)}
        {isNotSetUp(screen) && ', since nobody has chosen yet who sees it'}
      </Text>
      {!hasSomethingToSee(screen.content, screen.content.items) && (
        <Text color="fg.warning" fontSize="sm">
          Nothing on it yet: supporters do not get it.
        </Text>
      )}
      <Flex columnGap="4" rowGap="1" my="2" minH="6" align="center" wrap="wrap">
        <RowLink to={links.screenSetup(screen.id)} label="Setup" name={name} />
        <RowLink to={links.screenDesign(screen.id)} label="Design" name={name} />
        <DraftBadge screen={screen} change={change} />
      </Flex>
      {!isWorking(screen) && <CountFault fault={screen.supportersMatchedFault} />}
      <ExampleEmails emails={screen.supportersMatchedEmails} working={isWorking(screen)} />
    </Box>
  );
};

const RowLink = ({ to, label, name }: { to: string; label: string; name: string }) => (
  <Button asChild variant="plain" size="sm" h="auto" p="0" color="accent.fg">
    <Link to={to} aria-label={`${label} ${name}`}>
      {label}
    </Link>
  </Button>
);
