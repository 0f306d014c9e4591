import { Link, links, useSearchParams } from 'shared-kernel/contract';
import { asId, DEFAULT_CONTENT, type ScreenId, type View } from 'shared-kernel/model';
import { PUBLISHED_SCREEN } from 'shared-kernel/publishing';
import { useAuthor, useIsAdmin } from 'shared-kernel/session';
import { Alert, Box, Button, EmptyState, Flex, Heading, HEADER_ROW, Stack } from 'shared-kernel/ui';
import { useRef, useState, type ReactNode } from 'react';

import { createEditor } from '../editor/createEditor';
import { EditorProvider } from '../editor/EditorContext';
import { useYearDataLoading } from '../persistence/useYearDataLoading';
import { useExampleSupporter } from '../preview-data/useExampleSupporter';
import { ApprovalSwitch } from '../publishing/ApprovalSwitch';
import { counted, momentIn } from '../publishing/publishingWords';
import { useDecisions } from '../publishing/useDecisions';
import type { PublishedYear } from '../publishing/usePublished';
import { VersionList } from '../publishing/VersionList';
import { versionState } from '../publishing/versionState';
import { LookBar } from './LookBar';
import { NowSection } from './NowSection';
import { ShipPanel } from './ShipPanel';
import { usePlanning } from './usePlanning';
import { usePublish } from './usePublish';
import { VersionLook } from './VersionLook';
import { WhatChanges } from './WhatChanges';

interface PublishBoardProps {
  readonly published: PublishedYear;
}

/** Stills have data in them as the designer's canvas has: what that needs stands in an editor's store. */
export const PublishBoard = (props: PublishBoardProps) => {
  const [editor] = useState(() => createEditor(DEFAULT_CONTENT));
  return (
    <EditorProvider value={editor}>
      <Board {...props} />
    </EditorProvider>
  );
};

const NO_SCREEN = asId<ScreenId>('');

const Board = ({ published }: PublishBoardProps) => {
  const { publishing, screens, readAt } = published;
  const { drafts, publications, savedHash } = publishing;
  const only = useSearchParams()[0]
    .getAll(PUBLISHED_SCREEN)
    .map((id) => asId<ScreenId>(id));
  const [view, setView] = useState<View>('mobilePortrait');
  const top = useRef<HTMLDivElement>(null);
  const decisions = useDecisions();
  const isAdmin = useIsAdmin();
  void useYearDataLoading();
  useExampleSupporter({ id: only[0] ?? drafts[0]?.screenId ?? screens[0]?.id ?? NO_SCREEN });
  const waiting = publications.filter(({ state }) => state === 'awaiting');
  const scheduled = publications.filter(
    (one) => versionState(one, publishing, readAt) === 'scheduled',
  );
  const comeToTop = () => {
    top.current?.focus();
  };

  const ahead = [...waiting, ...scheduled];
  const hasChanges = drafts.length > 0 && !ahead.some(({ hash }) => hash === savedHash);
  const lookBar = <LookBar view={view} onView={setView} />;
  return (
    <Stack gap="6">
      <NowSection {...{ ref: top, publishing, scheduled, waiting, view, decisions }} />
      <Changes
        {...{ published, only, view, lookBar, ahead }}
        busy={decisions.busy}
        onPublished={comeToTop}
      />
      <VersionList
        publishing={publishing}
        readAt={readAt}
        busy={decisions.busy}
        look={({ number }) => <VersionLook number={number} view={view} screens={screens} />}
        onGoBack={(version) => {
          void decisions.goBack(version).then((isDone) => {
            if (isDone) comeToTop();
          });
        }}
      >
        {!hasChanges && lookBar}
      </VersionList>
      {isAdmin && (
        <ApprovalSwitch
          needed={publishing.needsApproval}
          busy={decisions.busy}
          onChange={(needed) => void decisions.askForApproval(needed)}
        />
      )}
    </Stack>
  );
};

/** Where those who see the screens come from. */
const LinksNext = () => (
  <Button asChild>
    <Link to={links.personalLinks()}>Make personal links</Link>
  </Button>
);

interface ChangesProps extends PublishBoardProps {
  /** The screens that were chosen to be looked at; none for all. */
  readonly only: readonly ScreenId[];
  readonly view: View;
  /** How all stills are looked at. */
  readonly lookBar: ReactNode;
  /** Versions that nobody sees yet. */
  readonly ahead: PublishedYear['publishing']['publications'];
  readonly busy: boolean;
  readonly onPublished: () => void;
}

const AS_PUBLISHED_LAST = {
  title: 'No changes wait',
  text: 'The screens are as they were published last. The next change waits here.',
};

/** What is said where no screen differs from what was published. */
const NO_DRAFTS: Readonly<
  Record<PublishedYear['publishing']['state'], { readonly title: string; readonly text: string }>
> = {
  asSaved: {
    title: 'Nothing waits here',
    text: 'Change a screen, and you see here what supporters would see of it.',
  },
  nothing: {
    title: 'There are no screens yet',
    text: 'Add a screen, and you see here what supporters would see of it.',
  },
  published: {
    title: 'All changes are published',
    text: 'Supporters see the screens as they are saved. The next change waits here.',
  },
  takenDown: AS_PUBLISHED_LAST,
  over: AS_PUBLISHED_LAST,
};

const Changes = (props: ChangesProps) => {
  const { published, only, view, lookBar, ahead, busy, onPublished } = props;
  const { publishing } = published;
  const { drafts, savedHash, state, timeZone, mayPublish } = publishing;
  const planning = usePlanning(publishing, only);
  const { publish, publishing: isPublishing, refusal } = usePublish(planning, onPublished);
  const author = useAuthor();
  const holder = ahead.find(({ hash }) => hash === savedHash);
  const isAsked = mayPublish && ahead.some((one) => one.state === 'awaiting' && one.by !== author);

  return (
    <Stack as="section" gap="4" aria-label="Changes that are not published">
      <Box role="status" aria-label="What came of publishing">
        {refusal !== null && (
          <Alert.Root status="warning">
            <Alert.Indicator />
            <Alert.Title fontWeight="normal">{refusal}</Alert.Title>
          </Alert.Root>
        )}
      </Box>
      {drafts.length === 0 ? (
        <EmptyState title={NO_DRAFTS[state].title} action={state === 'published' && <LinksNext />}>
          {NO_DRAFTS[state].text}
        </EmptyState>
      ) : holder !== undefined ? (
        <EmptyState title={`All changes are in version ${String(holder.number)}`}>
          {holder.state === 'awaiting'
            ? 'It waits for somebody to approve it.'
            : `Supporters see it from ${holder.from === null ? 'now' : momentIn(holder.from, timeZone)} on.`}
        </EmptyState>
      ) : (
        <>
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            <Heading as="h2" fontSize="lg" fontWeight="semibold">
              {`${counted(drafts.length, 'change')} not published`}
            </Heading>
            {lookBar}
          </Flex>
          <Box
            display={{ base: 'flex', lg: 'grid' }}
            flexDirection="column"
            gap="4"
            gridTemplateColumns="minmax(0, 1fr) 20rem"
            alignItems={{ lg: 'start' }}
          >
            <WhatChanges published={published} planning={planning} only={only} view={view} />
            <Box
              display={{ base: 'contents', lg: 'flex' }}
              flexDirection="column"
              gap="3"
              position={{ lg: 'sticky' }}
              top={{ lg: `calc(${HEADER_ROW} + 1rem)` }}
            >
              <ShipPanel
                publishing={publishing}
                planning={planning}
                busy={busy || isPublishing}
                quiet={isAsked}
                onPublish={(hash) => void publish(hash)}
              />
            </Box>
          </Box>
        </>
      )}
    </Stack>
  );
};
