import { block, composed } from '../composed';
import { SPLIT } from '../layouts/figureLayouts';
import { fittedLayouts, layoutsOf } from '../layouts/slot';
import type { Template } from '../template';

export const TOGETHER: Template = {
  id: 'together',
  name: 'Together with others',
  purpose: 'Counts up to all the supporters of the year, this one among them.',
  questions: [],
  content: (setting) => {
    const { deep, bright } = setting.palette;
    const people = peopleWords(setting.supportersTotal);
    return composed(deep, setting, [
      block(bright, { screenSizes: layoutsOf(SPLIT.block), delay: 0 }),
      {
        text: 'You were one of',
        screenSizes: layoutsOf(SPLIT.lead),
        animation: 'fade',
        delay: 0.5,
        display: true,
      },
      {
        text: people,
        screenSizes: fittedLayouts(SPLIT.figure, [people]),
        animation: 'countUp',
        delay: 3,
        strong: true,
      },
      {
        text: 'people who stood up for the same thing this year.',
        screenSizes: layoutsOf(SPLIT.closing),
        animation: 'fade',
        delay: 4,
        on: bright,
      },
    ]);
  },
};

const peopleWords = (total: number): string => (total > 1 ? total.toLocaleString('en-GB') : 'many');
