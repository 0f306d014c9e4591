import type { LegalSection } from './LegalText';

/** The privacy policy: the subjects of spec §2, and what this product stores. Says nothing that the product does not do. */
export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    heading: 'Who is responsible for what',
    paragraphs: [
      'Charities and campaigning organisations use Supporter Screens to show their supporters what a difference they made. Each organisation decides which data about its supporters it brings in, whom it shows what, and for how long: under the General Data Protection Regulation (GDPR) it is the controller of that data. We, who run this installation of Supporter Screens, are its processor: we handle the data for the organisation, on its instructions, and for nothing else.',
      'For the accounts of an organisation’s staff, and for the log files of our servers, we are the controller.',
    ],
  },
  {
    heading: 'What is stored, and for how long',
    paragraphs: ['About staff who use the tool:'],
    points: [
      'the email address and first name of the Google account you log in with, the organisation you belong to and your role in it: until you delete your account, which you can do at any time under “Account”',
      'your email address beside each search or screen that you saved last, and beside each import: as long as that search, screen or import is kept, or until you delete your account: then “a former member” stands in its place, there and in the log of your organisation. Colleagues see from it who changed what',
      'in the log of your organisation, by your email address: what you saved, exported, deleted and changed, and whose data you looked at, with the time; its admins read it, lines are never changed, and each day is closed with a check sum so that a change would be seen. It is kept as long as the organisation, and your address until you delete your account',
      'after you have deleted your account: the random number that it had, so that nothing which is still logged in opens it again',
      'invitations to an email address: until they are taken up or withdrawn',
    ],
    further: [
      {
        paragraphs: ['About supporters, for an organisation and for one of its years:'],
        points: [
          'the columns of the files that the organisation imports, such as email address, first name, donations and actions: until the organisation erases the supporter, deletes them by a later import, or until the retention date that it has set for the year',
          'the file itself: until it has been imported; a file that nobody goes on with is deleted after 7 days',
          'the state before the newest import, so that it can be undone: until the next import',
          'examples and counts worked out from it, such as the largest donation: they are made anew with each import',
          'who of the staff looked at the data of a supporter, and when: a code made from the email address by a secret of the organisation, so that you can be told; until the supporter is erased. The address itself does not stand in it',
          'of a supporter who was erased, a code made from the email address and the supporter id by a secret of the organisation, and the day: so that later imports leave them out, until the organisation lets them in again. The address itself does not stand in it',
        ],
      },
      {
        paragraphs: [
          'Columns that look like card numbers, bank accounts or passwords are left out of an import and are not stored.',
        ],
      },
    ],
  },
  {
    heading: 'Personal links and what supporters see',
    paragraphs: [
      'A supporter’s screens are reached by a personal link that cannot be guessed. It holds no name and no email address, it expires, and the organisation can withdraw it. What our server hands out for it is the finished screens of that one supporter: no other data about them, and nothing about anybody else. Whoever passes the link on lets others see these screens.',
      'We count how often screens are opened, watched to the end, left and shared, day by day. These counts are kept without any name, address, link or identifier of a device; small numbers are shown as “fewer than 10”. Screens set no cookies and store nothing in the browser of a supporter.',
    ],
  },
  {
    heading: 'Your GDPR rights',
    paragraphs: ['Staff and supporters alike have the right to:'],
    points: [
      'access: receive a copy of what is held about you',
      'rectification: have wrong or incomplete data corrected',
      'erasure: have your data erased, under certain conditions',
      'restriction: have the processing of your data restricted, under certain conditions',
      'objection: object to the processing of your data, under certain conditions',
      'portability: receive your data, or have it passed to another organisation, in a common format',
    ],
    further: [
      {
        paragraphs: [
          'Supporters: please turn to the organisation that sent you the link. It can look up, export and erase what is held about you in all its years, and we help it with that. Staff: you can delete your account under “Account”; for everything else please turn to an admin of your organisation, or to us. You will hear back within one month.',
          'If you think that your data is not handled as it should be, you may complain to a supervisory authority; in the Netherlands that is the Autoriteit Persoonsgegevens.',
        ],
      },
    ],
  },
  {
    heading: 'Who else handles data',
    paragraphs: [
      'Supporter Screens runs on Firebase, a service of Google: hosting, database, functions, and the login with a Google account. Google handles the data for us under a data processing agreement. Where that happens outside the European Economic Area, it rests on the EU-US Data Privacy Framework or on the standard contractual clauses of the European Commission. We pass data to nobody else, sell none, and show no advertising.',
      'Images that an organisation places on its screens may lie on servers of its own choice, which then see the IP address of whoever looks at them.',
    ],
  },
  {
    heading: 'Log files',
    paragraphs: [
      'Like all web servers, ours write log files: time, address that was asked for, answer, type of browser, and IP address. They serve to find faults and abuse, for which we have a legitimate interest. They hold no email addresses and no data about supporters, are not linked to either, and are deleted after 30 days.',
    ],
  },
  {
    heading: 'Cookies',
    paragraphs: [
      'We set no cookies to follow anybody, and use no analytics. In the browsers of staff the tool keeps, on the device alone: what keeps you logged in; your email address and first name, so that you find your account again; the organisation and year you chose last; and what you have not saved yet. All of it is needed for what you ask the tool to do, so no consent is asked for it. You can remove it by the settings of your browser, and your email address also by “Forget” on the login page. While you log in, Google sets cookies of its own.',
    ],
  },
  {
    heading: 'Safety',
    paragraphs: [
      'Data travels encrypted and is stored encrypted. The database itself decides who may read or write what, by the organisation somebody belongs to and their role; the list of all supporters can be read by nobody in a browser. Please enable two-step authentication on your Google account: it is the key to your supporters’ data. If data is lost or seen by others all the same, we tell the organisations concerned without delay, so that they can tell the authority within 72 hours.',
    ],
  },
  {
    heading: 'Children under 13',
    paragraphs: [
      'Supporter Screens is a tool for staff of organisations. We do not knowingly collect personal data of children under 13, and organisations must not import any without the consent of those who are responsible for the child. If you think that it has happened, please tell the organisation or us, and it will be removed at once.',
    ],
  },
  {
    heading: 'How to reach those who are responsible',
    paragraphs: [
      'Supporters reach the organisation by answering the message that brought their link, or by the contact details on the page where the screens are shown. That organisation is the one to ask about your data.',
      'Staff reach an admin of their organisation, which the Account page names. Organisations reach us at the address in the agreement under which they use this installation of Supporter Screens; it is also where we take notices of a breach, of an abuse, or of a weak point that somebody has found. Whoever has no such agreement writes to the organisation, which passes it on to us.',
    ],
  },
  {
    heading: 'Consent',
    paragraphs: [
      'By using Supporter Screens you agree to this privacy policy and to its terms. Where an organisation rests on the consent of its supporters for what it shows them, it asks for that consent itself, and whoever has given it can withdraw it there at any time.',
      'If this policy changes, the date above changes with it.',
    ],
  },
];
