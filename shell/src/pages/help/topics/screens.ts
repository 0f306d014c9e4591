import { links } from 'shared-kernel/contract';
import type { HelpTopic } from '../helpTopic';

export const screens: HelpTopic = {
  id: 'screens',
  title: 'Choose who sees which screen',
  summary: 'Add screens, say by searches who gets them, and put them in order.',
  pages: [links.screens(), '/screens/:id/setup', '/screens/templates', '/supporters'],
  sections: [
    {
      heading: 'Add a screen',
      steps: [
        'Open **Screens** and press **Add new screen**, or begin with a whole story under **Templates**.',
        'Give it a name. Only your team sees it.',
        'Choose who sees it: all supporters, those who match each of the searches that you tick, or those who match at least one.',
        'The page says how many supporters that comes to. Press **Save screen**, then go on to its design.',
      ],
      picture: { file: 'screens', shows: 'The list of screens in their order, with who sees each' },
    },
    {
      heading: 'The order',
      paragraphs: [
        'Supporters see their screens in the order of the list. Drag a screen by its handle, or move it by its arrows. The order is saved a few seconds after the last move.',
      ],
    },
    {
      heading: 'Looking at it as a supporter does',
      paragraphs: [
        '**Preview as supporter** takes an email address and plays what that person would see; below it stands why they see these screens and not the others. The page also says how many supporters see one screen, two, or none, and how long their story takes.',
      ],
    },
  ],
};
