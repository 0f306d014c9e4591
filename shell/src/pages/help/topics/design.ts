import type { HelpTopic } from '../helpTopic';

export const design: HelpTopic = {
  id: 'design',
  title: 'Design a screen',
  summary: 'Put texts, numbers and pictures on a screen, and say when and how they come in.',
  pages: ['/screens/:id/design', '/set-up/pictures'],
  sections: [
    {
      heading: 'The page',
      paragraphs: [
        'Templates, pictures and illustrations stand at the left, the screen in the middle, its objects and their properties at the right. Press an object to change it, drag it to move it, and write a text where it stands.',
      ],
      picture: {
        file: 'designer',
        shows: 'A screen on its canvas, with its objects and properties',
      },
    },
    {
      heading: 'A supporter’s own numbers',
      paragraphs: [
        'A text can hold a value of the supporter: their first name, what they gave, how many miles they walked. Insert it from the list rather than by typing it. Each has a fallback, which is printed for supporters without a value; look at the screen with **None (fallbacks only)** before you publish.',
      ],
    },
    {
      heading: 'Every kind of device',
      paragraphs: [
        'A screen has a layout for each of five kinds of device. Begin with phones held upright; the others can start from a copy of the next smaller one.',
      ],
    },
    {
      heading: 'Checks',
      paragraphs: [
        'Checks look at the screen with the largest, the smallest and missing values of your own data, and say what does not fit, cannot be read, or stands still for too long.',
      ],
    },
    {
      heading: 'Saving',
      paragraphs: [
        '**Save screen** keeps your work, and supporters see it once it is published. Edits that are not saved are kept by your browser. When a colleague has saved in between, you are told, and choose whose stands.',
      ],
    },
  ],
};
