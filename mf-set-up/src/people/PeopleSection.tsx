import { useState } from 'react';
import type { Invitation, Member, Organisation } from 'shared-kernel/model';
import { serverSentence, useServerToasts, type ServerAnswer } from 'shared-kernel/server';
import { ofOrganisation, useReading } from 'shared-kernel/server-state';
import { useAuth } from 'shared-kernel/session';
import {
  Badge,
  Box,
  Button,
  ConfirmDialog,
  ErrorPanel,
  Heading,
  momentWords,
  Skeleton,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { InviteForm } from './InviteForm';
import { NamedRow } from '../section/NamedRow';
import { SetUpSection } from '../section/SetUpSection';
import { listPeople, removeMember, setAdmin, withdrawInvitation } from '../server/people';

export const PeopleSection = ({ organisation }: { organisation: Organisation }) => {
  const { id } = organisation;
  const [loaded, reload] = useReading(
    ofOrganisation(id, 'people', () => listPeople({ organisationId: id })),
  );
  const { withToast } = useServerToasts();
  const change = async (done: string, action: () => ServerAnswer) => {
    const answer = await withToast('People', done, action);
    if (answer.ok) await reload();
    return answer.ok;
  };

  return (
    <SetUpSection
      title="People"
      help="Members build searches and screens. Admins also import supporters, send personal links and see this page."
    >
      <InviteForm organisation={organisation} onInvited={() => void reload()} />
      {loaded.status === 'loading' && <Skeleton h="24" />}
      {loaded.status === 'failed' && (
        <ErrorPanel title="The people could not be loaded" onRetry={() => void reload()}>
          {serverSentence(loaded.error)}
        </ErrorPanel>
      )}
      {loaded.status === 'ready' && (
        <>
          <Members
            members={loaded.value.members}
            onSetAdmin={({ userId, email }, admin) =>
              change(`${email} is ${admin ? 'an admin' : 'a member'} now`, () =>
                setAdmin({ organisationId: id, userId, admin }),
              )
            }
            onRemove={({ userId, email }) =>
              change(`${email} was removed`, () => removeMember({ organisationId: id, userId }))
            }
          />
          <Invitations
            invitations={loaded.value.invitations}
            onWithdraw={({ email }) =>
              void change(`The invitation of ${email} was withdrawn`, () =>
                withdrawInvitation({ organisationId: id, email }),
              )
            }
          />
        </>
      )}
    </SetUpSection>
  );
};

interface MembersProps {
  readonly members: readonly Member[];
  readonly onSetAdmin: (member: Member, admin: boolean) => Promise<boolean>;
  readonly onRemove: (member: Member) => Promise<boolean>;
}

/** What is asked before it is done. */
interface Question {
  readonly member: Member;
  readonly action: 'remove' | 'demote';
}

const Members = ({ members, onSetAdmin, onRemove }: MembersProps) => {
  const auth = useAuth();
  const [question, setQuestion] = useState<Question | null>(null);
  const own = auth.status === 'loggedIn' ? auth.userId : null;
  const isSuperadmin = auth.status === 'loggedIn' && auth.roles.superadmin;
  const isLastAdmin = ({ admin }: Member) =>
    admin && !isSuperadmin && members.filter((member) => member.admin).length === 1;
  return (
    <Stack as="ul" listStyleType="none" gap="0" aria-label="Members">
      {members.map((member) => (
        <PersonRow
          key={member.userId}
          email={member.email === '' ? 'Profile not readable' : member.email}
          badge={member.admin ? 'Admin' : null}
          note={[
            member.firstName,
            member.userId === own ? 'you' : '',
            isLastAdmin(member) ? 'the only admin, so they stay until there is another' : '',
          ]
            .filter(Boolean)
            .join(', ')}
        >
          <Button
            size="sm"
            variant="outline"
            disabled={isLastAdmin(member)}
            aria-label={`${member.admin ? 'Make member' : 'Make admin'}: ${member.email}`}
            onClick={() => {
              if (member.admin) setQuestion({ member, action: 'demote' });
              else void onSetAdmin(member, true);
            }}
          >
            {member.admin ? 'Make member' : 'Make admin'}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            disabled={isLastAdmin(member)}
            aria-label={`Remove ${member.email}`}
            onClick={() => {
              setQuestion({ member, action: 'remove' });
            }}
          >
            Remove
          </Button>
        </PersonRow>
      ))}
      <ConfirmDialog
        open={question !== null}
        title={question?.action === 'remove' ? 'Remove this member?' : 'Take the admin role away?'}
        confirmLabel={question?.action === 'remove' ? 'Remove' : 'Make member'}
        danger
        onCancel={() => {
          setQuestion(null);
        }}
        onConfirm={() => {
          if (question?.action === 'remove') void onRemove(question.member);
          if (question?.action === 'demote') void onSetAdmin(question.member, false);
          setQuestion(null);
        }}
      >
        {question === null ? '' : consequence(question)}
      </ConfirmDialog>
    </Stack>
  );
};

const consequence = ({ member, action }: Question): string =>
  action === 'remove'
    ? `${member.email} will see nothing of the organisation any more. What they built stays.`
    : `${member.email} will go on building searches and screens, but can no longer import, invite or set up.`;

interface InvitationsProps {
  readonly invitations: readonly Invitation[];
  readonly onWithdraw: (invitation: Invitation) => void;
}

const Invitations = ({ invitations, onWithdraw }: InvitationsProps) =>
  invitations.length === 0 ? null : (
    <Box>
      <Heading as="h3" fontSize="md" fontWeight="medium">
        Invitations
      </Heading>
      <Stack as="ul" listStyleType="none" gap="0" aria-label="Invitations">
        {invitations.map((invitation) => (
          <PersonRow
            key={invitation.email}
            email={invitation.email}
            badge={badgeOf(invitation)}
            note={invitationWords(invitation, new Date())}
          >
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Withdraw the invitation of ${invitation.email}`}
              onClick={() => {
                onWithdraw(invitation);
              }}
            >
              Withdraw
            </Button>
          </PersonRow>
        ))}
      </Stack>
    </Box>
  );

const badgeOf = ({ admin, declinedAt }: Invitation): string | null => {
  if (declinedAt !== null) return 'Declined';
  return admin ? 'Admin' : null;
};

/** Where the person is a member is not said: it is nobody else's business. */
function invitationWords(
  { invitedBy, invitedAt, declinedAt, elsewhere }: Invitation,
  now: Date,
): string {
  const invited = `invited by ${invitedBy}, ${momentWords(invitedAt, now)}`;
  if (declinedAt !== null) return `declined ${momentWords(declinedAt, now)}; ${invited}`;
  return elsewhere
    ? `${invited}; already belongs to another organisation, which they would have to leave first`
    : invited;
}

interface PersonRowProps {
  readonly email: string;
  readonly badge: string | null;
  readonly note: string;
  readonly children: React.ReactNode;
}

const PersonRow = ({ email, badge, note, children }: PersonRowProps) => (
  <NamedRow
    name={email}
    badge={badge !== null && <Badge colorPalette="accent">{badge}</Badge>}
    notes={
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {note}
      </Text>
    }
  >
    {children}
  </NamedRow>
);
