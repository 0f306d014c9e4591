import { printCount, type FieldType } from 'shared-kernel/model';

import type { TemplateQuestion } from '../questions/templateQuestion';
import { EVERYBODY } from '../template';
import { counting, filled, words } from './said';
import type { Scene } from './scene';

const fieldQuestion = (
  question: Omit<TemplateQuestion, 'source' | 'truncate'> & {
    readonly types: readonly FieldType[];
  },
): TemplateQuestion => {
  const { types, ...asked } = question;
  const moneyNumbers = asked.format === 'money' ? ({ moneyNumbers: true } as const) : {};
  return { ...asked, source: { kind: 'field', types, ...moneyNumbers }, truncate: 0 };
};

const DONATIONS = fieldQuestion({
  id: 'donations',
  label: 'Field with what was given',
  types: ['donation'],
  likely: [/total|sum|all gifts/i, /year/i, /monthly|regular|direct debit/i],
  format: 'money',
  fallback: 'a lot',
});

export const TOTAL_GIVEN: Scene = {
  id: 'total-given',
  name: 'Total given',
  purpose: 'Counts up to what a supporter gave this year.',
  arrangement: 'figure1',
  illustration: 'saplings',
  questions: [DONATIONS],
  audience: { words: 'supporters who gave', needs: [DONATIONS] },
  says: ({ dataFor }) => ({
    parts: {
      lead: words('This year you gave'),
      figure: counting(dataFor(DONATIONS)),
      words: words('All of it went to work, and you can see where it landed.'),
    },
  }),
};

const REGULAR_GIFT = fieldQuestion({
  id: 'regularGift',
  label: 'Field with regular gifts',
  types: ['donation'],
  likely: [/month|regular|direct debit|recurr|standing order/i],
  onlyLikely: true,
  format: 'money',
  fallback: 'a gift',
});

export const REGULAR_GIVING: Scene = {
  id: 'regular-giving',
  name: 'Month after month',
  purpose: 'Thanks somebody whose gifts keep coming, and counts up to their sum.',
  arrangement: 'figure3',
  illustration: 'home',
  questions: [REGULAR_GIFT],
  audience: { words: 'supporters who give regularly', needs: [REGULAR_GIFT] },
  says: ({ dataFor }) => ({
    parts: {
      lead: words('Month after month'),
      figure: counting(dataFor(REGULAR_GIFT)),
      words: words('Gifts that keep coming let us make plans, not only wishes.'),
    },
  }),
};

const PETITIONS: TemplateQuestion = {
  id: 'petitions',
  label: 'Search that counts petitions',
  source: { kind: 'search' },
  likely: [/petition|sign/i, /campaign|letter|mp\b/i, /action/i],
  truncate: 0,
  format: 'none',
  fallback: 'Many',
};

/** What they are called beside their number. */
const PETITIONS_NAMED: TemplateQuestion = {
  ...PETITIONS,
  format: 'plural;one=petition with your name on it;other=petitions with your name on them',
  fallback: 'petitions with your name on them',
};

export const PETITIONS_SIGNED: Scene = {
  id: 'petitions-signed',
  name: 'Petitions signed',
  purpose: 'Shows how many petitions carry a supporter’s name.',
  arrangement: 'figure1',
  illustration: 'megaphone',
  questions: [PETITIONS],
  audience: { words: 'supporters who signed', needs: [PETITIONS] },
  says: ({ dataFor }) => ({
    parts: {
      figure: counting(dataFor(PETITIONS)),
      unit: filled(dataFor(PETITIONS_NAMED)),
      words: words('Every signature made it harder to look away.'),
    },
  }),
};

const ACTIONS: TemplateQuestion = {
  id: 'actions',
  label: 'Search that counts taking part',
  source: { kind: 'search' },
  likely: [/any action|took part|taken part|took any/i, /action|event|part/i],
  truncate: 0,
  format: 'numberOfTimes',
  fallback: 'often',
};

export const TIMES_TAKEN_PART: Scene = {
  id: 'times-taken-part',
  name: 'Times taken part',
  purpose: 'Shows how often a supporter took part: once, twice, 12 times.',
  arrangement: 'figure3',
  illustration: 'celebration',
  questions: [ACTIONS],
  audience: { words: 'supporters who took part', needs: [ACTIONS] },
  says: ({ dataFor }) => ({
    parts: {
      lead: words('You took part'),
      figure: counting(dataFor(ACTIONS)),
      words: words('Each time, somebody somewhere was a little less alone.'),
    },
  }),
};

const HOURS = fieldQuestion({
  id: 'hours',
  label: 'Field with hours given',
  types: ['number'],
  likely: [/hours?/i, /shift|volunteer/i],
  onlyLikely: true,
  format: 'none',
  fallback: 'Many',
});

const HOURS_NAMED: TemplateQuestion = {
  ...HOURS,
  format: 'plural;one=hour of your time;other=hours of your time',
  fallback: 'hours of your time',
};

export const HOURS_GIVEN: Scene = {
  id: 'hours-given',
  name: 'Hours given',
  purpose: 'Counts up to the hours that somebody volunteered.',
  arrangement: 'figure1',
  illustration: 'volunteer',
  questions: [HOURS],
  audience: { words: 'supporters who volunteered', needs: [HOURS] },
  says: ({ dataFor }) => ({
    parts: {
      figure: counting(dataFor(HOURS)),
      unit: filled(dataFor(HOURS_NAMED)),
      words: words('Nobody can give you those back. Thank you for giving them to us.'),
    },
  }),
};

const JOINED = fieldQuestion({
  id: 'joined',
  label: 'Field with the day they joined',
  types: ['date'],
  likely: [/join|since|member|sign(ed)?[\s_-]?up/i, /first|start|created|begin/i],
  // The day of a last gift would tell them something that is not so.
  onlyLikely: true,
  format: 'monthYear',
  fallback: 'the start',
});

export const MILESTONE: Scene = {
  id: 'milestone',
  name: 'A milestone',
  purpose: 'Looks back to the month in which a supporter joined.',
  arrangement: 'figure2',
  illustration: 'path',
  questions: [JOINED],
  audience: { words: 'supporters whose day of joining is known', needs: [JOINED] },
  says: ({ dataFor }) => ({
    parts: {
      lead: words('With us since'),
      figure: filled(dataFor(JOINED)),
      words: words('Change takes time. Thank you for staying with it.'),
    },
  }),
};

export const TOGETHER: Scene = {
  id: 'together',
  name: 'Together with others',
  purpose: 'Counts up to all the supporters of the year, this one among them.',
  arrangement: 'figure2',
  illustration: 'together',
  questions: [],
  audience: EVERYBODY,
  says: ({ supportersTotal }) => {
    const people = supportersTotal > 1 ? printCount(supportersTotal) : 'many';
    return {
      parts: {
        lead: words('You were one of'),
        figure: { ...words(people), counts: true },
        words: words('people who stood up for the same thing this year.'),
      },
    };
  },
};
