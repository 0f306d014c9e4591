import { links } from 'shared-kernel/contract';
import type { HelpTopic } from '../helpTopic';

export const firstDay: HelpTopic = {
  id: 'first-day',
  title: 'Your first day',
  summary: 'From an empty installation to the first screen, in about ten minutes.',
  pages: [links.home(), links.signUpSuccess(), links.account()],
  sections: [
    {
      heading: 'Where to begin',
      paragraphs: [
        'Whoever set up the installation makes your organisation and its first year, and invites you. Home then lists the **First steps**: what is done, what comes next, and a button that leads there.',
        'You need one thing: a file of your supporters, exported from your campaign platform, with a column of email addresses.',
      ],
      picture: {
        file: 'home',
        shows: 'Home of an organisation, with its areas and what is left to do',
      },
    },
    {
      heading: 'The way in five steps',
      steps: [
        'Import your supporters from a file.',
        'Build a search: a group of supporters, such as everybody who signed a petition.',
        'Add a screen, choose who sees it by that search, and design it, from a template if you like.',
        'Publish. Until then supporters see nothing of what you save.',
        'Send each supporter their personal link from your own mailing.',
      ],
    },
    {
      heading: 'Trying it without your own data',
      paragraphs: [
        'A year without supporters offers sample data on the page of the import. It comes in as an import does, and undoing that import takes all of it away again.',
      ],
    },
  ],
};
