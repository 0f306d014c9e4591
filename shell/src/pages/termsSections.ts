import type { LegalSection } from './LegalText';

/** The terms: the sections of spec §2, and the law that it names. */
export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    heading: 'What these terms are about',
    paragraphs: [
      'These terms hold for everybody who uses Supporter Screens, a tool by which charities and campaigning organisations show their supporters what a difference they made. “We” are those who run this installation; “your organisation” is the one that you work for in the tool; “screens” are what it makes and shows. By logging in you accept these terms, for yourself and, as far as you may, for your organisation. If you do not agree with them, please do not use the tool. The privacy policy says how to reach us and your organisation.',
    ],
  },
  {
    heading: 'Cookies',
    paragraphs: [
      'Supporter Screens sets no cookies to follow anybody. What the browser keeps so that you stay logged in and find your work again is described in the privacy policy. Screens on an organisation’s own page set no cookies at all.',
    ],
  },
  {
    heading: 'Licence',
    paragraphs: [
      'Unless it says otherwise, the rights in Supporter Screens, in its code, texts, templates and looks, are ours or our licensors’. For as long as your organisation has an account, you may use it for that organisation’s work. You must not:',
    ],
    points: [
      'sell, rent, sub-license or copy the tool, or republish it as your own',
      'let people use your account who are not you, or get round what your role allows',
      'disturb the tool, search for weak points without our consent, or take data from it by machine in other ways than those that it offers',
    ],
    further: [
      {
        paragraphs: [
          'Your organisation keeps all rights in its data and in the screens that it makes. It allows us to store, process and show them as far as that is needed to run the tool for it. Screens made from our templates are its own.',
        ],
      },
    ],
  },
  {
    heading: 'Comments',
    paragraphs: [
      'The texts, images and other content that you add to screens are your organisation’s, not ours, and do not say what we think. You confirm that you may use them, that they harm nobody’s rights, privacy or good name, that they are lawful and not misleading, and that no supporter is shown what they must not see. We do not check screens before they are shown. We may take away content that breaks these terms, and tell your organisation why.',
    ],
  },
  {
    heading: 'Links',
    paragraphs: [
      'You may link to the public pages of Supporter Screens as long as the link does not mislead and does not suggest a partnership that there is not. Personal links lead to the screens of one supporter: send each to that supporter only. Sites that screens link to are not ours, and we are not responsible for what is found there.',
    ],
  },
  {
    heading: 'iFrames',
    paragraphs: [
      'The pages of the tool must not be shown inside frames of other pages without our written consent. Screens are placed on your organisation’s own page by the snippet that the tool offers; that is the consent to show them there, in a frame or not.',
    ],
  },
  {
    heading: 'Liability',
    paragraphs: [
      'Your organisation is responsible for the data it imports, for having the right to do so, and for what it shows to whom. It holds us harmless from claims of others that arise from its content or from its use of the tool against these terms.',
      'We are liable for damage that we cause by intent or by gross negligence. For other damage we are liable up to what your organisation has paid us for the tool in the twelve months before, and not for lost profit, lost donations or other consequential damage. Look at your screens as a supporter before you send links: counts and texts come from your own data.',
    ],
  },
  {
    heading: 'Privacy',
    paragraphs: [
      'The privacy policy says what is stored about staff and supporters, why, for how long, and what rights they have. It is part of these terms. For the data of supporters it is also what we are bound to as your organisation’s processor under article 28 of the GDPR: we handle that data on its instructions only, keep it confidential and safe, help with requests of supporters, tell of a breach without delay, and erase or hand back the data at the end.',
    ],
  },
  {
    heading: 'Disclaimer',
    paragraphs: [
      'We run the tool with care, and provide it as it is. As far as the law allows, we exclude all warranties, among them that it is always available, free of faults, or fit for a purpose that it was not made for. We may change the tool or end it; your organisation will have time to take its data with it.',
      'Nothing in these terms limits or excludes liability for death or personal injury, for fraud, or for anything else for which liability cannot be limited or excluded by law. If a part of these terms does not hold, the others do.',
      'These terms are governed by the law of the Netherlands, and disputes go to its courts. We may change these terms; the date above says when that last happened, and using the tool afterwards means that you accept the change.',
    ],
  },
];
