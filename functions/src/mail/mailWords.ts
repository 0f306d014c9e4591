import { escapeHtml } from '../escapeHtml';

/** As much of a name as a subject has room for; no name is that long. */
const MOST_CHARACTERS = 100;

/** A name that neither begins a line of its own nor fills the mail. */
export const inOneLine = (name: string): string =>
  Array.from(name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())
    .slice(0, MOST_CHARACTERS)
    .join('');

/** A paragraph of a mail: its words, and the address that stands below them. */
export interface MailParagraph {
  readonly words: string;
  readonly address?: string;
}

/** The same paragraphs for every reader, and as a page for those that show one. */
export const mailBody = (
  paragraphs: readonly MailParagraph[],
): { readonly text: string; readonly html: string } => ({
  text: `${paragraphs
    .map(({ words, address }) => (address === undefined ? words : `${words}\n${address}`))
    .join('\n\n')}\n`,
  html: paragraphs.map(htmlOf).join('\n'),
});

const htmlOf = ({ words, address }: MailParagraph): string => {
  const link = address === undefined ? '' : escapeHtml(address);
  const below = link === '' ? '' : `<br><a href="${link}">${link}</a>`;
  return `<p>${escapeHtml(words)}${below}</p>`;
};
