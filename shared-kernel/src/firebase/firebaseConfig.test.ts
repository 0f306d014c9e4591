import { decodeFirebaseConfig } from './firebaseConfig';

const CONFIG = { apiKey: 'AIza', authDomain: 'x.firebaseapp.com', projectId: 'x' };

describe('the configuration of a page', () => {
  it('is read as Firebase Hosting serves it', () => {
    expect(decodeFirebaseConfig({ ...CONFIG, measurementId: 'G-1' })).toEqual({
      ok: true,
      value: CONFIG,
    });
  });

  it.each([
    ['holds a colon (spec §5)', 'AIza:x', 'apiKey: must not contain a colon'],
    ['is empty', '', 'apiKey: is empty'],
  ])('is refused where its key %s', (_why, apiKey, error) => {
    expect(decodeFirebaseConfig({ ...CONFIG, apiKey })).toEqual({ ok: false, error });
  });
});
