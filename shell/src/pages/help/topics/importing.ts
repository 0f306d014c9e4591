import { links } from 'shared-kernel/contract';
import type { HelpTopic } from '../helpTopic';

export const importing: HelpTopic = {
  id: 'import',
  title: 'Import supporters',
  summary:
    'Bring a file of supporters in, look at what it changes first, and take it back if you have to.',
  pages: [links.importSupporters()],
  sections: [
    {
      heading: 'Import a file',
      steps: [
        'Export your supporters from your campaign platform as a CSV file or an Excel workbook, one row for each supporter, with a column of email addresses. Of a workbook one sheet is imported; you choose which.',
        'Open **Data fields**, press **Import supporters**, and choose the file. Nothing is changed yet.',
        'Look through the columns: which one is the email, what each field is called, and how its values are read.',
        'Look at the check. It says how many supporters are new, how many change, and which rows cannot be read and why.',
        'Start the import. You can leave the page: it goes on, and the page shows how far it is when you come back.',
      ],
      picture: {
        file: 'import',
        shows: 'The page of the import, with a place for the file and the imports so far',
      },
    },
    {
      heading: 'Importing again',
      paragraphs: [
        'A second file of the same columns is read as the first one was. For supporters who are in the file its columns replace what was there; fields that are not in the file stay. Supporters who are not in the file stay as well, unless you choose to remove them.',
        'Importing the same file twice changes nothing.',
        '**Save these columns for the next file** keeps what you have decided of the columns under a name, such as “Monthly export”. It is proposed when a file of the same columns comes again, in any year, and stands under Saved mappings for every admin: to be used, renamed and deleted.',
      ],
    },
    {
      heading: 'Taking it back',
      paragraphs: [
        '**Undo this import** brings back the state before the newest import, under **Imports so far**. It is kept until the next import.',
      ],
    },
    {
      heading: 'Dates, amounts and donations',
      paragraphs: [
        'Dates are read as day/month/year. Where a column could be read both ways, the page asks. An amount may have a currency sign and commas for thousands. Records of donations are read as their sum, refunds taken off. A number with a leading zero, such as a telephone number, stays a text.',
      ],
    },
  ],
};
