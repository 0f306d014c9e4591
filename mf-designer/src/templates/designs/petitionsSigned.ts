import { block, composed, mark } from '../composed';
import { SHEET, SIGNATURES } from '../layouts/decorations';
import { FIGURE_FIRST } from '../layouts/figureLayouts';
import { fittedLayouts, layoutsOf } from '../layouts/slot';
import type { TemplateQuestion } from '../questions/templateQuestion';
import type { Template } from '../template';

const PETITIONS: TemplateQuestion = {
  id: 'petitions',
  label: 'Search that counts petitions',
  source: { kind: 'search' },
  likely: [/petition|sign/i, /campaign|letter|mp\b/i, /action/i],
  truncate: 0,
  format: 'none',
  fallback: 'Many',
};

export const PETITIONS_SIGNED: Template = {
  id: 'petitions-signed',
  name: 'Petitions signed',
  purpose: 'Shows how many petitions carry a supporter’s name.',
  questions: [PETITIONS],
  content: (setting) => {
    const { bright, light, deep } = setting.palette;
    const count = setting.dataFor(PETITIONS);
    return composed(bright, setting, [
      block(light.background, { screenSizes: layoutsOf(SHEET), animation: 'slide' }),
      ...SIGNATURES.map((line) =>
        mark(deep.background, { screenSizes: layoutsOf(line), animation: 'typewriter' }),
      ),
      {
        text: count.code,
        screenSizes: fittedLayouts(FIGURE_FIRST.figure, count.shown),
        animation: 'countUp',
        delay: 0.5,
        strong: true,
      },
      mark(bright.strong, { screenSizes: layoutsOf(FIGURE_FIRST.line), delay: 1 }),
      {
        text: 'Petitions with your name on them',
        screenSizes: layoutsOf(FIGURE_FIRST.lead),
        animation: 'fade',
        delay: 2,
        display: true,
      },
      {
        text: 'Every signature made it harder to look away.',
        screenSizes: layoutsOf(FIGURE_FIRST.closing),
        animation: 'fade',
        delay: 4,
      },
    ]);
  },
};
