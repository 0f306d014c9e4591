export type EmailFault = 'none' | 'incomplete' | 'twice' | 'notFound';

export const EMAIL_FAULT_TEXTS = {
  none: 'Type the email of at least one supporter.',
  incomplete: 'This is not a complete email, such as name@example.org.',
  twice: 'You have named this supporter already.',
  notFound: 'No supporter of this year has this email.',
} as const satisfies Record<EmailFault, string>;

/** As supporters are keyed. */
export const emailOf = (written: string): string => written.trim().toLowerCase();

/** What can be said of emails before anybody is looked up, in their order; null where nothing is wrong with one. */
export function emailFaults(written: readonly string[]): readonly (EmailFault | null)[] {
  const emails = written.map(emailOf);
  if (emails.every((email) => email === ''))
    return emails.map((_, index) => (index === 0 ? 'none' : null));
  return emails.map((email, index) => {
    if (email === '') return null;
    if (!COMPLETE.test(email)) return 'incomplete';
    return emails.indexOf(email) < index ? 'twice' : null;
  });
}

/** Generous: what an import took is looked up as well. */
const COMPLETE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The emails of a text that holds several, such as a column of a spreadsheet; else nothing. */
export function severalEmails(text: string): readonly string[] {
  const emails = text
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^<|>$/g, ''))
    .filter((part) => part.includes('@'));
  return emails.length > 1 ? emails : [];
}
