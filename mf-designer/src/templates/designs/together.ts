import { block, composed, mark } from '../composed';
import { CROWD } from '../layouts/decorations';
import { SPLIT } from '../layouts/figureLayouts';
import { fittedLayouts, layoutsOf } from '../layouts/slot';
import type { Template } from '../template';

export const TOGETHER: Template = {
  id: 'together',
  name: 'Together with others',
  purpose: 'Counts up to all the supporters of the year, this one among them.',
  questions: [],
  content: (setting) => {
    const { deep, bright, warm, light } = setting.palette;
    const colours = [deep, warm, light].map(({ background }) => background);
    const people = peopleWords(setting.supportersTotal);
    return composed(deep, setting, [
      block(bright.background, { screenSizes: layoutsOf(SPLIT.block) }),
      ...CROWD.map((one, index) =>
        mark(colours[index % colours.length] ?? bright.ink, {
          screenSizes: layoutsOf(one),
          animation: 'zoom',
        }),
      ),
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
