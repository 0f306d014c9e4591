import { LegalText, type LegalSection } from './LegalText';

const SECTIONS: readonly LegalSection[] = [
  {
    heading: 'Who is responsible for what',
    paragraphs: [
      'Your organisation decides which supporter data it imports and what it shows; it is the controller of that data under the GDPR. Supporter Screens processes it for your organisation, on its instructions, and for nothing else.',
      'For the accounts of staff, Supporter Screens is the controller.',
    ],
  },
  {
    heading: 'What is stored',
    paragraphs: [
      'Of staff: e-mail address, first name, the organisation they belong to and their role in it. Of supporters: the columns of the files that their organisation imports, for the year they were imported into.',
    ],
  },
  {
    heading: 'Your GDPR rights',
    paragraphs: ['You have the right to:'],
    points: [
      'access: ask for a copy of what is held about you',
      'rectification: have wrong or incomplete data corrected',
      'erasure: have your data erased, under certain conditions',
      'restriction: have the processing of your data restricted, under certain conditions',
      'objection: object to the processing of your data, under certain conditions',
      'portability: receive your data, or have it passed to another organisation, in a common format',
    ],
  },
  {
    heading: 'Log files',
    paragraphs: [
      'Our servers keep standard log files: time, address requested, answer code, browser type and IP address. They serve to find faults and abuse, are not linked to supporter data, and hold no e-mail addresses.',
    ],
  },
  {
    heading: 'Cookies',
    paragraphs: [
      'We set no tracking cookies. To keep you signed in, and to remember your e-mail address and first name, the browser stores what sign-in needs on your own device.',
    ],
  },
  {
    heading: 'Children under 13',
    paragraphs: [
      'Supporter Screens is made for staff of organisations. We do not knowingly collect personal data from children under 13. If you think that a child gave us such data, please contact us and we will remove it at once.',
    ],
  },
  {
    heading: 'Consent',
    paragraphs: ['By using Supporter Screens you consent to this privacy policy.'],
  },
];

export const PrivacyPage = () => (
  <LegalText
    title="Privacy policy"
    help="What is stored about you and about supporters, why, and what you can ask of us."
    sections={SECTIONS}
  />
);
