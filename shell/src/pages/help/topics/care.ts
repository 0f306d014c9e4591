import type { HelpTopic } from '../helpTopic';

export const care: HelpTopic = {
  id: 'care',
  title: 'Take care of people',
  summary: 'Keep somebody out, answer what is held about them, and erase it.',
  pages: ['/set-up/care', '/set-up/data', '/privacy'],
  sections: [
    {
      heading: 'Care list',
      paragraphs: [
        'Whoever is on the **Care list** is in no count, example, preview, export of links or show, from that moment on; a link that is open ends kindly. Add somebody by email address or supporter id with a reason and an end date, a whole file, or everybody who matches a search, such as “deceased is Yes”.',
      ],
      picture: { file: 'care', shows: 'The care list, with a form to add somebody' },
    },
    {
      heading: 'What is held about somebody',
      paragraphs: [
        'An admin can save everything that is held about a supporter as a file, to give to them: under **Settings**, or on the supporter’s own page.',
      ],
    },
    {
      heading: 'Erasing somebody',
      paragraphs: [
        '**Erase** removes a supporter from every year of your organisation, and later imports leave them out. It says what goes before it does anything, and cannot be undone.',
      ],
    },
  ],
};
