import { links } from 'shared-kernel/contract';
import type { HelpTopic } from '../helpTopic';

export const sending: HelpTopic = {
  id: 'links',
  title: 'Send personal links',
  summary: 'Give each supporter a link of their own, and see what became of it.',
  pages: [links.personalLinks(), links.story(), links.results()],
  sections: [
    {
      heading: 'Where the links lead',
      paragraphs: [
        'Links lead to a page that is hosted here, in your colours, or to a page of your own website on which the screens stand. Choose it under **Story**.',
      ],
    },
    {
      heading: 'Send them',
      steps: [
        'Open **Screens**, then **Personal links**, and press **Export personal links**.',
        'Bring the file back into your campaign platform as a field of each supporter.',
        'Use that field as the address of a button in your mailing.',
      ],
      picture: { file: 'links', shows: 'The page of personal links' },
    },
    {
      heading: 'Private by itself',
      paragraphs: [
        'A link cannot be guessed, shows the screens of one supporter and nothing else, and ends after a while. You can revoke one link, or all of them. What supporters share is the address of your page and a picture of theirs, never their link.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        '**Results** say how many links were opened, how far supporters watched, and what they pressed and shared. They are counts: nobody is followed.',
      ],
    },
  ],
};
