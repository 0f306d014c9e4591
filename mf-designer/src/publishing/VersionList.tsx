import type { Publication, Publishing } from 'shared-kernel/model';
import {
  Badge,
  Box,
  Button,
  ConfirmDialog,
  Flex,
  Heading,
  Panel,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { useState, type ReactNode } from 'react';

import { Fingerprint } from './Fingerprint';
import { changesSentence, counted } from './publishingWords';
import { authorWords, timeWords, versionState, VERSION_STATES } from './versionState';

interface VersionListProps {
  readonly publishing: Publishing;
  readonly readAt: Date;
  readonly busy: boolean;
  /** The screens of a version, to be looked at. */
  readonly look: (version: Publication) => ReactNode;
  readonly onGoBack: (version: Publication) => void;
  /** How they are looked at. */
  readonly children?: ReactNode;
}

/** How many are listed before more are asked for. */
const FIRST_SHOWN = 8;

/** [S170] All that was published of the year, newest first. */
export const VersionList = (props: VersionListProps) => {
  const { publishing, readAt, busy, look, onGoBack, children } = props;
  const [all, setAll] = useState(false);
  const { publications } = publishing;
  if (publications.length === 0) return null;
  const shown = all ? publications : publications.slice(0, FIRST_SHOWN);
  return (
    <Box as="section" aria-labelledby="versions">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="3">
        <Heading as="h2" id="versions" fontSize="lg" fontWeight="semibold">
          Versions
        </Heading>
        {children}
      </Flex>
      <Panel p="0" px="0" py="0">
        <Stack as="ol" gap="0" listStyleType="none" aria-label="Versions, newest first">
          {shown.map((version) => (
            <VersionRow
              key={version.number}
              version={version}
              publishing={publishing}
              readAt={readAt}
              busy={busy}
              look={look}
              onGoBack={onGoBack}
            />
          ))}
        </Stack>
      </Panel>
      {shown.length < publications.length && (
        <Button
          mt="3"
          size="sm"
          variant="outline"
          onClick={() => {
            setAll(true);
          }}
        >
          {`Show ${counted(publications.length - shown.length, 'older version')}`}
        </Button>
      )}
    </Box>
  );
};

interface VersionRowProps extends Omit<VersionListProps, 'children'> {
  readonly version: Publication;
}

const VersionRow = ({ version, publishing, readAt, busy, look, onGoBack }: VersionRowProps) => {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const { timeZone, mayPublish, needsApproval } = publishing;
  const state = versionState(version, publishing, readAt);
  const { label, colour } = VERSION_STATES[state];
  const called = `version ${String(version.number)}`;
  const lines = [
    authorWords(version, timeZone),
    [changesSentence(version.changes), timeWords(version, timeZone)].join(' ').trim(),
  ];
  return (
    <Box
      as="li"
      aria-label={`Version ${String(version.number)}`}
      px={{ base: 4, md: 5 }}
      py="3.5"
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <Flex wrap="wrap" gap="3" justify="space-between" align="flex-start">
        <Box minW="0" flex="1 1 18rem">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="medium">{`Version ${String(version.number)}`}</Text>
            <Badge size="sm" colorPalette={colour}>
              {label}
            </Badge>
            <Text as="span" fontSize="xs" color="fg.muted">
              {counted(version.screens, 'screen')}
            </Text>
            <Fingerprint hash={version.hash} />
          </Flex>
          {lines.map((line) => (
            <Text key={line} fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              {line}
            </Text>
          ))}
        </Box>
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={open}
            aria-label={`${open ? 'Close' : 'Look at it'}: ${called}`}
            onClick={() => {
              setOpen(!open);
            }}
          >
            {open ? 'Close' : 'Look at it'}
          </Button>
          {mayPublish && state === 'earlier' && (
            <Button
              size="sm"
              variant="outline"
              disabled={busy}
              aria-label={`Go back to it: ${called}`}
              onClick={() => {
                setAsking(true);
              }}
            >
              Go back to it
            </Button>
          )}
        </Flex>
      </Flex>
      {open && <Box mt="3">{look(version)}</Box>}
      <ConfirmDialog
        open={asking}
        title={`Go back to ${called}?`}
        confirmLabel={needsApproval ? 'Ask for approval' : 'Go back'}
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => {
          setAsking(false);
          onGoBack(version);
        }}
      >
        {needsApproval
          ? `Once somebody else approves it, supporters see ${called} again, as a new version.`
          : `At once, supporters see ${called} again, as a new version.`}{' '}
        What you have saved since stays as it is and waits here.
      </ConfirmDialog>
    </Box>
  );
};
