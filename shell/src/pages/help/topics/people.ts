import { links } from 'shared-kernel/contract';
import type { HelpTopic } from '../helpTopic';

export const people: HelpTopic = {
  id: 'people',
  title: 'Work as a team',
  summary: 'Invite colleagues, say what each may do, and see who did what.',
  pages: ['/set-up/people', '/set-up/years', '/set-up/activity', links.rollForward(), '/set-up/*'],
  sections: [
    {
      heading: 'Invite a colleague',
      steps: [
        'Open **Settings** and go to **People**.',
        'Enter their email address, choose a role, and press **Invite**. They get an email that says where to log in.',
        'They log in with that address and accept.',
      ],
    },
    {
      heading: 'What a role may do',
      paragraphs: [
        'A viewer looks at everything and changes nothing. A member builds searches and screens. A publisher may publish where an admin keeps that to publishers. An admin also imports, invites, erases and sets up.',
      ],
    },
    {
      heading: 'Who did what',
      paragraphs: [
        '**Activity** lists who saved, published, exported, looked at whom, or changed a role. Nobody can change a line of it.',
      ],
    },
    {
      heading: 'The next year',
      paragraphs: [
        'A new year is in preparation: choose it in the list of years, fill it, and press **Open for everybody** under **Years** when it is ready. Until then colleagues stay where they are.',
        '**Roll forward** brings searches and screens of one year into another, says what has no counterpart there, and can be undone as one.',
      ],
    },
  ],
};
