import { links } from 'shared-kernel/contract';
import type { Year, YearProgress } from 'shared-kernel/model';

/** One thing on the way from an empty year to supporters who see their screens. */
export interface Step {
  readonly title: string;
  readonly text: string;
  /** What leads there, and where. */
  readonly action: string;
  readonly path: string;
  readonly done: boolean;
}

const CSV = 'A CSV export of your campaign platform, with a row for each supporter.';
const SAMPLE =
  'You are working with sample data. Undo its import before you bring in your own supporters; searches and screens stay.';
const LINKS = 'One for each supporter, as a file for your mailing.';

/** In the order in which each needs the one before. The organisation and its year are there. */
export function stepsOfYear(
  { supportersTotal }: Pick<Year, 'supportersTotal'>,
  { searches, screens, published, sample, linksExportedAt }: YearProgress,
  isAdmin: boolean,
): readonly Step[] {
  return [
    {
      title: 'Import your supporters',
      text: sample ? SAMPLE : isAdmin ? CSV : `${CSV} An admin imports it.`,
      action: 'Import supporters',
      path: links.importSupporters(),
      // While an import or a count is working there are some, too.
      done: supportersTotal !== 0 && !sample,
    },
    {
      title: 'Build a search',
      text: 'It finds the supporters that a screen is for, and counts them while you write it.',
      action: 'Go to searches',
      path: links.searches(),
      done: searches > 0,
    },
    {
      title: 'Design screens',
      text: 'Begin with a whole story in your colours, or with one empty screen.',
      action: 'Choose a story',
      path: '/screens/templates',
      done: screens > 0,
    },
    {
      title: 'Publish',
      text: 'What you save waits until you have looked at it and publish it.',
      action: 'Review and publish',
      path: '/screens/publish',
      done: published !== 'nothing',
    },
    {
      title: 'Send personal links',
      text: isAdmin ? LINKS : `${LINKS} An admin exports them.`,
      action: 'Go to personal links',
      path: links.personalLinks(),
      done: linksExportedAt !== null,
    },
  ];
}
