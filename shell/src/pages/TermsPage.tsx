import { LegalText, type LegalSection } from './LegalText';

const SECTIONS: readonly LegalSection[] = [
  {
    heading: 'Cookies',
    paragraphs: [
      'Supporter Screens uses no tracking cookies. What the browser stores to keep you signed in is described in the privacy policy.',
    ],
  },
  {
    heading: 'Licence',
    paragraphs: [
      'Unless stated otherwise, Supporter Screens and its licensors own the rights in this tool. You may use it for the work of your organisation, subject to these terms. Your organisation keeps all rights in its data and in the screens it makes. You must not resell, sub-license or copy the tool.',
    ],
  },
  {
    heading: 'Comments',
    paragraphs: [
      'Texts and images that you add to screens are the responsibility of your organisation. They must be lawful, must not infringe the rights of others, and must not be misleading. We may remove content that breaks these terms.',
    ],
  },
  {
    heading: 'Links',
    paragraphs: [
      'You may link to the public pages of Supporter Screens as long as the link is not deceptive. We are not responsible for the content of sites that screens link to.',
    ],
  },
  {
    heading: 'iFrames',
    paragraphs: [
      'The pages of this tool may not be framed without written permission. Screens are placed on your own campaign page in the way that the tool offers for it.',
    ],
  },
  {
    heading: 'Liability',
    paragraphs: [
      'Your organisation is responsible for what it shows to its supporters. You agree to defend us against claims that arise from content your organisation published through this tool.',
    ],
  },
  {
    heading: 'Privacy',
    paragraphs: ['How personal data is handled is set out in the privacy policy.'],
  },
  {
    heading: 'Disclaimer',
    paragraphs: [
      'To the extent the law allows, we exclude all warranties concerning this tool. Nothing in these terms limits liability for death or personal injury, for fraud, or for anything else that may not be limited by law.',
      'These terms are governed by the law of the Netherlands.',
    ],
  },
];

export const TermsPage = () => (
  <LegalText
    title="Terms & conditions"
    help="By using Supporter Screens you accept these terms."
    sections={SECTIONS}
  />
);
