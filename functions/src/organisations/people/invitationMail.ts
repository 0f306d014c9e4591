import type { OrganisationRole } from 'shared-kernel/model';
import { escapeHtml } from '../../escapeHtml';
import type { Mail } from '../../outbox';

/** As much of a name as a subject has room for; no name is that long. */
const MOST_CHARACTERS = 100;

const ROLE_WORDS = {
  viewer: 'as a viewer: you can look at everything and change nothing',
  member: 'as a member: you can build searches and screens',
  publisher: 'as a publisher: you can build searches and screens, and publish them',
  admin: 'as an admin: you can set up everything, and invite others',
} as const satisfies Record<OrganisationRole, string>;

interface InvitationWords {
  readonly to: string;
  /** E-mail of who invites. */
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
  const address = `${origin}/login`;
  return {
    to,
    by,
    subject: `You are invited to ${organisation}`,
    text: `Hello,\n\n${invited}\n\n${how}\n${address}\n\n${otherwise}\n`,
    html: [
      'Hello,',
      escapeHtml(invited),
      `${escapeHtml(how)}<br><a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`,
      otherwise,
    ]
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join('\n'),
  };
}

/** A name that neither begins a line of its own nor fills the mail. */
const inOneLine = (name: string): string =>
  Array.from(name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())
    .slice(0, MOST_CHARACTERS)
    .join('');
