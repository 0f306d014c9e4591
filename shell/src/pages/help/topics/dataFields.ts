import { links } from 'shared-kernel/contract';
import type { HelpTopic } from '../helpTopic';

export const dataFields: HelpTopic = {
  id: 'data-fields',
  title: 'Understand your data',
  summary: 'See what each field holds, correct how it is read, and say which ones are sensitive.',
  pages: [links.fields(), '/fields/calculated'],
  sections: [
    {
      heading: 'What a field shows',
      paragraphs: [
        'Each field of the year is a row with its type, how many supporters have a value, and the smallest and the largest one, or the most common text.',
        'Press a row to open it: it has **Random examples**, a chart of the values, and a spread: how many supporters have each value. Pressing an email address copies it.',
        '**Used in** says which searches and screens depend on a field.',
      ],
      picture: { file: 'fields', shows: 'Data fields with their types, examples and spreads' },
    },
    {
      heading: 'Correcting a type',
      paragraphs: [
        'The type is worked out of the values. An admin can choose another one; the choice holds for later imports too, and everything that uses the field is counted again.',
      ],
    },
    {
      heading: 'Sensitive fields, and fields that are never shared',
      paragraphs: [
        '**About this field** holds what your team should know of it: what it means, who looks after it, where it comes from, and until when it is kept. A field that is sensitive shows no values until somebody asks for them, and who asked stands in the activity log. A field that is never shared cannot get onto the card that supporters share.',
      ],
    },
    {
      heading: 'Calculated fields',
      paragraphs: [
        '**Calculated fields** are worked out of others, such as the total of three appeals. They can be used wherever a field can, and follow every import.',
      ],
    },
  ],
};
