import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { actorAtStart, type OwnInvitation } from 'shared-kernel/model';
import { serverSentence, useServerToasts } from 'shared-kernel/server';
import { ofPerson, useReading } from 'shared-kernel/server-state';
import {
  Badge,
  Box,
  Button,
  ErrorPanel,
  Flex,
  Heading,
  momentWords,
  Panel,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { reloadPersonAtom } from './signInAtoms';
import { declineInvitation, listInvitations, takeUpInvitation } from '../server/invitations';

interface OwnInvitationsProps {
  /** The organisation that the person belongs to, which they would have to leave first; null for none. */
  readonly organisationName: string | null;
}

/** Invitations wait for their answer: nobody belongs to an organisation because it asked. Nothing where there are none. */
export const OwnInvitations = ({ organisationName }: OwnInvitationsProps) => {
  const [loaded, reload] = useReading(ofPerson('invitations', listInvitations));
  const { reload: reloadPerson } = useAtomValue(reloadPersonAtom);
  const { withToast } = useServerToasts();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const answered = async (done: string, call: Parameters<typeof withToast>[2]) => {
    setBusy(true);
    const answer = await withToast('Invitation', done, call);
    setBusy(false);
    return answer.ok;
  };
  const accept = async ({ organisationId, organisationName: name }: OwnInvitation) => {
    const joined = await answered(`You belong to ${name} now`, () =>
      takeUpInvitation({ organisationId }),
    );
    await (joined ? reloadPerson() : reload());
  };
  const decline = async ({ organisationId, organisationName: name }: OwnInvitation) => {
    await answered(`The invitation of ${name} was declined`, () =>
      declineInvitation({ organisationId }),
    );
    await reload();
    heading.current?.focus();
  };

  if (loaded.status === 'loading') return null;
  if (loaded.status === 'failed')
    return (
      <ErrorPanel title="Your invitations could not be loaded" onRetry={() => void reload()}>
        {serverSentence(loaded.error)}
      </ErrorPanel>
    );
  const { invitations, emailVerified } = loaded.value;
  if (!emailVerified)
    return (
      <Text color="fg.muted" mt="5">
        The way you logged in has not verified your email, so no invitation can be shown to you.
      </Text>
    );
  return (
    <Box as="section" aria-labelledby="own-invitations" hidden={invitations.length === 0} mt="6">
      <Heading id="own-invitations" ref={heading} tabIndex={-1} as="h2" fontSize="lg" mb="3">
        {invitations.length === 1 ? 'You are invited' : 'You are invited by several'}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="3">
        {invitations.map((invitation) => (
          <Invited
            key={invitation.organisationId}
            invitation={invitation}
            busy={busy}
            mustLeave={organisationName}
            onAccept={() => void accept(invitation)}
            onDecline={() => void decline(invitation)}
          />
        ))}
      </Stack>
    </Box>
  );
};

interface InvitedProps {
  readonly invitation: OwnInvitation;
  readonly busy: boolean;
  readonly mustLeave: string | null;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

const Invited = ({ invitation, busy, mustLeave, onAccept, onDecline }: InvitedProps) => {
  const { organisationName, invitedBy, invitedAt, role } = invitation;
  return (
    <Panel as="li">
      <Flex gap="3" wrap="wrap" justify="space-between" align="center">
        <Box flex="1 1 14rem" minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {organisationName}
            </Text>
            {role !== 'member' && <Badge colorPalette="accent">As {role}</Badge>}
          </Flex>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {actorAtStart(invitedBy)}, {momentWords(invitedAt, new Date())}
            {mustLeave !== null && `. To accept, leave ${mustLeave} first`}
          </Text>
        </Box>
        <Flex gap="2">
          {mustLeave === null && (
            <Button
              size="sm"
              disabled={busy}
              aria-label={`Accept the invitation of ${organisationName}`}
              onClick={onAccept}
            >
              Accept
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            disabled={busy}
            aria-label={`Decline the invitation of ${organisationName}`}
            onClick={onDecline}
          >
            Decline
          </Button>
        </Flex>
      </Flex>
    </Panel>
  );
};
