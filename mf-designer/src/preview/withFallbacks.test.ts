import { asId, DEFAULT_CONTENT, defaultItem, type ItemId } from 'shared-kernel/model';

import { forEditing, withFallbacks } from './withFallbacks';

const saying = (text: string) => ({
  ...DEFAULT_CONTENT,
  items: [{ ...defaultItem(asId<ItemId>('one'), 1), text }],
});

it('[S9] plays and shows fallbacks in place of data', () => {
  const content = saying('Dear {field|First Name|0|none|friend}');
  expect(withFallbacks(content).items[0]?.text).toBe('Dear friend');
  expect(forEditing(content).items[0]?.text).toBe('Dear friend');
});

it('[S9] keeps a placeholder without a fallback visible while editing', () => {
  const content = saying('{field|First Name|0|none|}');
  expect(withFallbacks(content).items[0]?.text).toBe('');
  expect(forEditing(content).items[0]?.text).toBe('{field|First Name|0|none|}');
});

it('says where a placeholder is written wrongly', () => {
  expect(forEditing(saying('Dear {First Name}')).items[0]?.text).toBe('ERROR - check code');
});
