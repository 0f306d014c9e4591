import { slowest } from './slowest.mjs';

const unit = {
  testResults: [
    { name: '/root/area/quick.test.ts', startTime: 1_000, endTime: 1_250 },
    { name: '/root/area/slow.test.ts', startTime: 1_000, endTime: 31_000 },
  ],
};
const journeys = {
  suites: [
    {
      file: 'links.spec.ts',
      specs: [{ title: 'links play', tests: [{ results: [{ duration: 2_000 }] }] }],
      suites: [
        {
          file: 'links.spec.ts',
          specs: [
            {
              title: 'in dark colours',
              tests: [{ results: [{ duration: 40_000 }, { duration: 5 }] }],
            },
          ],
        },
      ],
    },
  ],
};

it('names files of unit tests and journeys, those of inner suites too, longest first', () => {
  expect(slowest({ unit, journeys, root: '/root', count: 3 })).toEqual([
    '   40.0 s  links.spec.ts › in dark colours',
    '   30.0 s  area/slow.test.ts',
    '    2.0 s  links.spec.ts › links play',
  ]);
});

it('says nothing of a report that is not there', () => {
  expect(slowest({ unit: null, journeys: null, root: '/root' })).toEqual([]);
});
