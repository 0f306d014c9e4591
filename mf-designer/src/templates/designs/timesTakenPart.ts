import { composed, mark } from '../composed';
import { DAYS } from '../layouts/decorations';
import { CENTRED } from '../layouts/figureLayouts';
import { fittedLayouts, layoutsOf } from '../layouts/slot';
import type { TemplateQuestion } from '../questions/templateQuestion';
import type { Template } from '../template';

const ACTIONS: TemplateQuestion = {
  id: 'actions',
  label: 'Search that counts taking part',
  source: { kind: 'search' },
  likely: [/any action|took part|taken part|took any/i, /action|event|part/i],
  truncate: 0,
  format: 'numberOfTimes',
  fallback: 'often',
};

export const TIMES_TAKEN_PART: Template = {
  id: 'times-taken-part',
  name: 'Times taken part',
  purpose: 'Shows how often a supporter took part: once, twice, 12 times.',
  questions: [ACTIONS],
  content: (setting) => {
    const { light } = setting.palette;
    const times = setting.dataFor(ACTIONS);
    return composed(light, setting, [
      ...DAYS.map((day, index) =>
        mark(index % 3 === 0 ? light.soft : light.strong, {
          screenSizes: layoutsOf(day),
          animation: 'zoom',
        }),
      ),
      {
        text: 'You took part',
        screenSizes: layoutsOf(CENTRED.lead),
        horizontalAlignment: 'center',
        animation: 'fade',
        delay: 0.5,
        display: true,
      },
      {
        text: times.code,
        screenSizes: fittedLayouts(CENTRED.figure, times.shown),
        horizontalAlignment: 'center',
        animation: 'zoom',
        delay: 3,
        strong: true,
      },
      {
        text: 'When it mattered, you were there.',
        screenSizes: layoutsOf(CENTRED.closing),
        horizontalAlignment: 'center',
        animation: 'fade',
        delay: 3,
      },
    ]);
  },
};
