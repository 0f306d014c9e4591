import { lockfileFault } from './lockfileFault.mjs';

it('names what is wrong with a lockfile that npm would pass over', () => {
  expect(lockfileFault('{"packages": {}}')).toBeNull();
  expect(lockfileFault('{"version": "0.1.18"",}')).toMatch(/^package-lock\.json cannot be read \(/);
});
