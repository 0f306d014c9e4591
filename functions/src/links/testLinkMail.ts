import { dayWords, type CivilDate } from 'shared-kernel/model';
import { masked } from '../addresses/maskedAddresses';
import { inOneLine, mailBody } from '../mail/mailWords';
import type { Mail } from '../outbox';

interface TestLinkWords {
  /** Who asked for it, and gets it: the email of their own account. */
  readonly to: string;
  /** Email of whose screens the link opens. */
  readonly supporter: string;
  readonly link: string;
  readonly organisationName: string;
  /** The last day on which the link works, in UTC. */
  readonly validUntil: CivilDate;
}

/**
 * A mail as supporters may get one, with one of their links in it (D481). The supporter stands in it masked, whether or not
 * the organisation masks emails: a mail leaves the product, and no erasure reaches it.
 */
export function testLinkMail({ to, link, validUntil, ...words }: TestLinkWords): Mail {
  const organisation = inOneLine(words.organisationName) || 'your organisation';
  const supporter = inOneLine(masked(words.supporter));
  return {
    to,
    by: to,
    subject: `Test: your year with ${organisation}`,
    ...mailBody([
      { words: 'Hello,' },
      { words: `See your year with ${organisation}:`, address: link },
      {
        words: `This is a test, which you sent to yourself from the page “Personal links”. The link opens the screens of ${supporter} until ${dayWords(validUntil)}; what is seen with it is not counted in the results.`,
      },
      { words: 'Please keep it to yourself: whoever has the link can see these screens.' },
    ]),
  };
}
