import fc from 'fast-check';
import {
  CHART_FORMS,
  DEFAULT_CHART,
  DEFAULT_LAYOUT,
  type Chart,
  type ChartForm,
  type Item,
  type ItemId,
} from 'shared-kernel/model';

import { measureStage } from '../measure/measureStage';
import { createObject } from '../objects';
import { saidText } from '../objects/saidText';
import { mountScreen } from '../player/mountScreen';
import { createStage } from '../stage/createStage';
import { anItem, aScreen } from '../testing/aScreen';
import { manualClock } from '../testing/manualClock';
import { createChart } from '.';
import { dotsOf } from './dotsOf';
import { monotonePath } from './monotonePath';
import { readChart } from './readChart';

const BOX = { width: 400, height: 800 };

const MONTHS = ['Jan', 'Feb', 'Mar'];

const valued = (...values: readonly string[]): Chart['values'] =>
  values.map((value, index) => ({ label: MONTHS[index] ?? `${index + 1}`, value, colour: '' }));

const aChart = (chart: Partial<Chart>, item: Partial<Item> = {}): Item =>
  anItem('one', { type: 'chart', text: '', chart: { ...DEFAULT_CHART, ...chart }, ...item });

function painted(item: Item, language = 'en') {
  const stage = createStage(document, { objects: { createObject, createChart }, language });
  stage.paint(aScreen(item), 'mobilePortrait', BOX);
  const element = stage.itemBox('one' as ItemId)?.element;
  if (element === undefined) throw new Error('It was not painted');
  return { stage, element };
}

const heard = (element: HTMLElement) =>
  [...element.querySelectorAll('[data-frame] > :not([aria-hidden])')].map(
    ({ textContent }) => textContent,
  );

const drawn = (element: HTMLElement, name: string, attribute: string) =>
  [...element.querySelectorAll(name)].map((one) => one.getAttribute(attribute));

describe('[P45] numbers of a chart', () => {
  it.each([
    ['en', '£1,250.50', 1250.5],
    ['de', '1.250,50 €', 1250.5],
    ['ar', '\u0661\u0662', 12],
    ['en', '3 times', 3],
    ['en', 'a lot', null],
    ['en', '', null],
    ['en', '-5', null],
    ['en', '£-5', null],
    ['en', '\u2212\u00a05', null],
    ['en', '2025-26', 2025],
  ])('in %s of %s: %s', (language, text, number) => {
    const read = readChart(aChart({ values: valued('1', text) }), language);
    expect(read?.values[1]?.number).toBe(number);
  });

  it.each<[ChartForm, readonly string[], string, boolean]>([
    ['bars', ['many', '3'], '', true],
    ['bars', ['0', '0'], '', false],
    ['bars', [], '', false],
    ['rows', ['none'], '', false],
    ['line', ['3', ''], '', false],
    ['line', ['3', '', '0'], '', true],
    ['ring', ['3'], 'many', false],
    ['ring', ['3'], '', true],
    ['ring', ['0'], '10', false],
    ['dots', ['0'], '10', true],
    ['dots', ['3'], '', false],
    ['dots', ['many'], '10', false],
    ['average', ['3', ''], '', false],
    ['average', ['0', '12'], '', true],
  ])('%s of %j and "%s" are data: %s', (form, values, whole, isData) => {
    expect(readChart(aChart({ form, values: valued(...values), whole })) !== null).toBe(isData);
  });
});

describe('[P45] without data', () => {
  it('nothing is seen, heard or measured of a chart that hides, its ground included', () => {
    const { stage, element } = painted(
      aChart({ values: valued('none') }, { text: 'Your year', backgroundColour: '#123456' }),
    );
    expect(element.childNodes).toHaveLength(0);
    expect(element.style.backgroundColor).toBe('');
    Object.defineProperty(stage.element, 'getBoundingClientRect', {
      value: () => ({ left: 0, top: 0, ...BOX }),
    });
    expect(measureStage(stage).has('one' as ItemId)).toBe(false);
    expect(saidText(aChart({ values: valued('none') }, { text: 'Your year' }))).toBe('');
  });

  it('the fallback stands there where staff want it, without the heading of what is not there', () => {
    const { element } = painted(
      aChart(
        { values: valued('none'), withoutData: 'fallback', fallback: 'Your first year!' },
        { text: 'Your year' },
      ),
    );
    expect(heard(element)).toEqual(['Your first year!']);
    expect(element.querySelector('[aria-hidden]')?.textContent).toBe('Your first year!');
    expect(element.querySelector('svg')).toBeNull();
  });

  it('data that comes later is drawn, and goes again', () => {
    const { stage, element } = painted(aChart({ values: valued('none') }));
    stage.paint(aScreen(aChart({ values: valued('4') })), 'mobilePortrait', BOX);
    expect(element.querySelectorAll('svg')).toHaveLength(1);
    stage.paint(aScreen(aChart({ values: valued('none') })), 'mobilePortrait', BOX);
    expect(element.childNodes).toHaveLength(0);
  });
});

describe('[P45] forms', () => {
  it('bars are as high as their share of the largest; a value that is missing has none', () => {
    const { element } = painted(aChart({ values: valued('£5', '£20', '') }));
    expect(drawn(element, 'rect[rx]', 'height')).toEqual(['25%', '100%', '0%']);
    expect(element.querySelector('[aria-hidden]')?.textContent).toBe('£5£20JanFebMar');
  });

  it('in a language that is read from the right, the first bar is the rightmost', () => {
    const xs = (language: string) =>
      drawn(painted(aChart({ values: valued('1', '2') }), language).element, 'rect[rx]', 'x').map(
        (x) => Number.parseFloat(x ?? ''),
      );
    const [[first = 0, second = 0], [right = 0, left = 0]] = [xs('en'), xs('ar')];
    expect(first).toBeLessThan(second);
    expect(right).toBeGreaterThan(left);
  });

  it('a line is broken where a value is missing', () => {
    const { element } = painted(aChart({ form: 'line', values: valued('1', '2', '', '3', '4') }));
    expect(element.querySelectorAll('path[vector-effect]')).toHaveLength(2);
    expect(element.querySelectorAll('circle')).toHaveLength(4);
  });

  it('the parts of a ring are shares of the whole, and never more than it', () => {
    const arcs = (values: readonly string[], whole: string) =>
      drawn(
        painted(aChart({ form: 'ring', values: valued(...values), whole })).element,
        'circle[stroke-dasharray]',
        'stroke-dasharray',
      );
    expect(arcs(['25'], '100')).toEqual(['25 100']);
    expect(arcs(['300'], '100')).toEqual(['100 100']);
    expect(arcs(['1', '3'], '')).toEqual(['23.6 100', '73.6 100']);
  });

  it('of "you and the average" the longer bar is the whole width', () => {
    const { element } = painted(aChart({ form: 'average', values: valued('9', '12', '99') }));
    expect(drawn(element, 'rect', 'width')).toEqual(['75%', '100%']);
  });

  it('only the largest of many values is printed', () => {
    const many = Array.from({ length: 12 }, (_, index) => `£${(index * 5) % 12}`);
    const { element } = painted(aChart({ values: valued(...many) }));
    expect([...element.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      '£11',
    ]);
  });

  it('dots are never all filled before the goal, nor none where there is something', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 1, max: 4000 }), (value, goal) => {
        const { count, filled } = dotsOf(value, goal);
        expect(count).toBeLessThanOrEqual(100);
        expect(filled === count).toBe(value >= goal);
        expect(filled === 0).toBe(value === 0 || (count === 1 && value < goal));
        if (goal <= 100) expect(filled).toBe(Math.min(value, goal));
      }),
    );
  });

  it('a curve stays between the points that it joins', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2 }), (ys) => {
        const path = monotonePath(ys.map((y, x) => ({ x, y })));
        const curves = path.split(' C ').slice(1);
        expect(curves).toHaveLength(ys.length - 1);
        for (const [index, curve] of curves.entries()) {
          const [from = 0, to = 0] = [ys[index], ys[index + 1]];
          for (const control of curve.split(' ').map((pair) => Number(pair.split(',')[1]))) {
            expect(control).toBeGreaterThanOrEqual(Math.min(from, to) - 0.002);
            expect(control).toBeLessThanOrEqual(Math.max(from, to) + 0.002);
          }
        }
      }),
    );
  });
});

describe('[P45] what is heard', () => {
  it.each<[Partial<Chart>, string]>([
    [{ values: valued('£5', '£20') }, 'Given: Jan £5, Feb £20'],
    [{ values: valued('£5', '£20'), sentence: 'More each month' }, 'More each month'],
    [{ form: 'dots', values: valued('7'), whole: '10' }, 'Given: Jan 7 / 10'],
  ])('%j: one sentence', (chart, sentence) => {
    const item = aChart(chart, { text: 'Given' });
    expect(saidText(item)).toBe(sentence);
    expect(heard(painted(item).element)).toEqual([sentence]);
  });
});

describe('[P46] growing', () => {
  const mounted = (item: Item, reducedMotion = false) => {
    const handle = mountScreen(document.createElement('div'), {
      content: aScreen(item),
      stage: BOX,
      clock: manualClock().clock,
      objects: { createObject, createChart },
      reducedMotion,
    });
    const heightsAt = (ms: number) => {
      handle.seek(ms);
      return drawn(handle.element, 'rect[rx]', 'height').map((height) =>
        Number.parseFloat(height ?? ''),
      );
    };
    return heightsAt;
  };
  const item = aChart({ values: valued('5', '10', '20') }, { animation: 'fade' });

  it('bars grow one after the other, to what the still picture shows', () => {
    const heightsAt = mounted(item);
    const [early, later] = [heightsAt(200), heightsAt(700)];
    expect(early[0]).toBeGreaterThan(0);
    expect(early[2]).toBe(0);
    for (const index of [0, 1, 2]) expect(later[index]).toBeGreaterThan(early[index] ?? NaN);
    expect(heightsAt(1400)).toEqual([25, 50, 100]);
    expect(heightsAt(200)).toEqual(early);
  });

  it('takes the time of the item where it has one', () => {
    const motion = { ...item.motion, duration: 0.5 };
    expect(mounted({ ...item, motion })(500)).toEqual([25, 50, 100]);
  });

  it('what comes at once stands there at once, as everything does with reduced motion', () => {
    expect(mounted({ ...item, animation: 'none' })(0)).toEqual([25, 50, 100]);
    expect(mounted(item, true)(10)).toEqual([25, 50, 100]);
  });
});

describe('[P45] the part of charts', () => {
  const turns = async (until: () => boolean) => {
    for (let turn = 0; turn < 50 && !until(); turn += 1)
      await new Promise((resolve) => setTimeout(resolve));
  };

  it('is loaded where a screen has a chart, which is drawn at the moment that is shown', async () => {
    const stage = createStage(document, { objects: { createObject } });
    stage.paint(aScreen(aChart({ values: valued('5', '10') })), 'mobilePortrait', BOX);
    const box = stage.itemBox('one' as ItemId);
    expect(box?.element.querySelector('svg')).toBeNull();
    box?.showText({ shown: '', awaited: '', evenDigits: false, grown: 0 });
    await turns(() => box?.element.querySelector('svg') != null);
    expect(drawn(box?.element ?? document.body, 'rect[rx]', 'height')).toEqual(['0%', '0%']);
  });

  it.each(CHART_FORMS)('a chart as %s is drawn in a box of any height', (form) => {
    const chart = { form, values: valued('2', '5', '3'), whole: '10' };
    for (const height of [null, 30]) {
      const { element } = painted(
        aChart(chart, { screenSizes: { mobilePortrait: { ...DEFAULT_LAYOUT, height } } }),
      );
      expect(element.querySelector('svg')?.childElementCount ?? 0).toBeGreaterThan(0);
      expect(element.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
