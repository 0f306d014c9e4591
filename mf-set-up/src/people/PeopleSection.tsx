import { useState } from 'react';
import type { Invitation, Member, Organisation, OrganisationRole } from 'shared-kernel/model';
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
import { MaskedEmails } from './MaskedEmails';
import { RoleSelect } from './RoleSelect';
import { ROLE_WORDS } from './roleWords';
import { WhatRolesMay } from './WhatRolesMay';
import { WhoPublishes } from './WhoPublishes';
import { NamedRow } from '../section/NamedRow';
import { SetUpSection } from '../section/SetUpSection';
import { listPeople, removeMember, setRole, withdrawInvitation } from '../server/people';

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
      isPage
      help="Who belongs to the organisation, and what each may do in it."
    >
      <WhatRolesMay />
      <InviteForm organisation={organisation} onInvited={() => void reload()} />
      <WhoPublishes organisation={organisation} />
      <MaskedEmails organisation={organisation} />
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
            onSetRole={({ userId, email }, role) =>
              change(`${email} is ${ROLE_WORDS[role].phrase} now`, () =>
                setRole({ organisationId: id, userId, role }),
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
  readonly onSetRole: (member: Member, role: OrganisationRole) => Promise<boolean>;
  readonly onRemove: (member: Member) => Promise<boolean>;
}

/** What is asked before it is done. */
interface Question {
  readonly member: Member;
  /** The role that takes something away; null removes. */
  readonly role: OrganisationRole | null;
}

const Members = ({ members, onSetRole, onRemove }: MembersProps) => {
  const auth = useAuth();
  const [question, setQuestion] = useState<Question | null>(null);
  const own = auth.status === 'loggedIn' ? auth.userId : null;
  const isSuperadmin = auth.status === 'loggedIn' && auth.roles.superadmin;
  const isLastAdmin = ({ role }: Member) =>
    role === 'admin' &&
    !isSuperadmin &&
    members.filter((member) => member.role === 'admin').length === 1;
  const choose = (member: Member, role: OrganisationRole) => {
    if (member.role === 'admin' || role === 'viewer') setQuestion({ member, role });
    else void onSetRole(member, role);
  };
  return (
    <Stack as="ul" listStyleType="none" gap="0" aria-label="Members">
      {members.map((member) => (
        <PersonRow
          key={member.userId}
          email={member.email === '' ? 'Profile not readable' : member.email}
          badge={null}
          note={[
            member.firstName,
            member.userId === own ? 'you' : '',
            isLastAdmin(member) ? 'the only admin, so they stay until there is another' : '',
          ]
            .filter(Boolean)
            .join(', ')}
        >
          <RoleSelect
            label={`Role of ${member.email}`}
            role={member.role}
            disabled={isLastAdmin(member)}
            onChange={(role) => {
              choose(member, role);
            }}
          />
          <Button
            size="sm"
            variant="ghost"
            disabled={isLastAdmin(member)}
            aria-label={`Remove ${member.email}`}
            onClick={() => {
              setQuestion({ member, role: null });
            }}
          >
            Remove
          </Button>
        </PersonRow>
      ))}
      <ConfirmDialog
        open={question !== null}
        title={titleOf(question)}
        confirmLabel={
          question?.role == null
            ? 'Remove'
            : `Make ${ROLE_WORDS[question.role].label.toLowerCase()}`
        }
        danger
        onCancel={() => {
          setQuestion(null);
        }}
        onConfirm={() => {
          if (question?.role === null) void onRemove(question.member);
          else if (question !== null) void onSetRole(question.member, question.role);
          setQuestion(null);
        }}
      >
        {question === null ? '' : consequence(question)}
      </ConfirmDialog>
    </Stack>
  );
};

function titleOf(question: Question | null): string {
  if (question?.role == null) return 'Remove this member?';
  return question.member.role === 'admin'
    ? 'Take the admin role away?'
    : `Make them ${ROLE_WORDS[question.role].phrase}?`;
}

const consequence = ({ member, role }: Question): string =>
  role === null
    ? `${member.email} will see nothing of the organisation any more. What they built stays.`
    : `${member.email} ${ROLE_WORDS[role].loses}`;

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

const badgeOf = ({ role, declinedAt }: Invitation): string =>
  declinedAt === null ? ROLE_WORDS[role].label : 'Declined';

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
