import type { OrganisationRole } from 'shared-kernel/model';
import { inOneLine, mailBody } from '../../mail/mailWords';
import type { Mail } from '../../outbox';

const ROLE_WORDS = {
  viewer: 'as a viewer: you can look at everything and change nothing',
  member: 'as a member: you can build searches and screens',
  publisher: 'as a publisher: you can build searches and screens, and publish them',
  admin: 'as an admin: you can set up everything, and invite others',
} as const satisfies Record<OrganisationRole, string>;

interface InvitationWords {
  readonly to: string;
  /** Email of who invites. */
  readonly by: string;
  readonly organisationName: string;
  readonly role: OrganisationRole;
  /** Where staff log in. */
  readonly origin: string;
}

/** What tells somebody that an invitation waits for them. It bears no secret: who logs in with the address accepts. */
export function invitationMail({ to, by, role, origin, ...words }: InvitationWords): Mail {
  const inviter = inOneLine(by);
  const organisation = inOneLine(words.organisationName) || 'an organisation';
  const invited = `${inviter || 'Somebody'} invites you to join ${organisation} on Supporter Screens, ${ROLE_WORDS[role]}.`;
  const how = `To accept or decline, log in with this address (${to}). The invitation waits there for you:`;
  const otherwise =
    'You did not expect this? Then do nothing: nobody joins without accepting, and you get no reminder.';
  return {
    to,
    by,
    subject: `You are invited to ${organisation}`,
    ...mailBody([
      { words: 'Hello,' },
      { words: invited },
      { words: how, address: `${origin}/login` },
      { words: otherwise },
    ]),
  };
}
