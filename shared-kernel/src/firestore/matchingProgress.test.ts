import { decodeProgress } from './matchingProgress';

const LAST_RUN = { processed: 80, total: 80 };
const NOT_BEGUN = { processed: 0, total: 0 };

it.each([
  ['working', LAST_RUN],
  ['requested', NOT_BEGUN],
  ['idle', NOT_BEGUN],
  [undefined, NOT_BEGUN],
])('a job that is %s shows nothing of the run before it until it works', (state, shown) => {
  expect(decodeProgress('matching', { ...LAST_RUN, ...(state && { state }) })).toEqual({
    ok: true,
    value: shown,
  });
});
