import { block, composed } from '../composed';
import { BARS } from '../layouts/decorations';
import { SPLIT } from '../layouts/figureLayouts';
import { fittedLayouts, layoutsOf } from '../layouts/slot';
import type { TemplateQuestion } from '../questions/templateQuestion';
import type { Template } from '../template';

const DONATIONS: TemplateQuestion = {
  id: 'donations',
  label: 'Field with what was given',
  source: { kind: 'field', types: ['donation'] },
  likely: [/total|sum|all gifts/i, /year/i, /monthly|regular|direct debit/i],
  truncate: 0,
  format: 'money',
  fallback: 'so much',
};

export const TOTAL_GIVEN: Template = {
  id: 'total-given',
  name: 'Total given',
  purpose: 'Counts up to what a supporter gave this year.',
  questions: [DONATIONS],
  content: (setting) => {
    const { light, deep, bright, warm } = setting.palette;
    const amount = setting.dataFor(DONATIONS);
    return composed(light, setting, [
      block(deep.background, { screenSizes: layoutsOf(SPLIT.block) }),
      ...BARS.map((bar, index) =>
        block((index % 2 === 0 ? bright : warm).background, {
          screenSizes: layoutsOf(bar),
          animation: 'slide',
        }),
      ),
      {
        text: 'This year you gave',
        screenSizes: layoutsOf(SPLIT.lead),
        animation: 'fade',
        delay: 0.5,
        display: true,
      },
      {
        text: amount.code,
        screenSizes: fittedLayouts(SPLIT.figure, amount.shown),
        animation: 'countUp',
        delay: 3,
        strong: true,
      },
      {
        text: 'All of it went to work, and you can see where it landed.',
        screenSizes: layoutsOf(SPLIT.closing),
        animation: 'fade',
        delay: 4,
        on: deep,
      },
    ]);
  },
};
