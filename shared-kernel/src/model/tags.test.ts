import fc from 'fast-check';
import { decodeScreen, decodeSearch } from './codecs';
import { countedTags, knownTag, TAG_LIMITS, tagsInOrder, tidyTag } from './tags';

const anyTags = () => fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 30 });

it('reads any list of texts as tags that the rules take', () => {
  fc.assert(
    fc.property(anyTags(), (tags) => {
      const read = decodeScreen('hello', { tags });
      if (!read.ok) throw new Error(read.error.message);
      expect(read.value.tags.length).toBeLessThanOrEqual(TAG_LIMITS.most);
      for (const tag of read.value.tags) {
        expect(tag).toMatch(/^[^\n]+$/);
        expect(tag.length).toBeLessThanOrEqual(TAG_LIMITS.length);
        expect(tidyTag(tag)).toBe(tag);
      }
    }),
  );
});

it('has one order for the same tags, and changes nothing the second time', () => {
  fc.assert(
    fc.property(anyTags(), (tags) => {
      const ordered = tagsInOrder(tags);
      expect(tagsInOrder(ordered)).toEqual(ordered);
      expect(tagsInOrder([...ordered].reverse())).toEqual(ordered);
    }),
  );
});

it('takes two spellings for one tag, as it was written first', () => {
  expect(tagsInOrder(['gala', ' Gala ', 'Beach  clean'])).toEqual(['Beach clean', 'gala']);
  expect(knownTag('GALA', ['Gala'])).toBe('Gala');
  expect(knownTag('New', ['Gala'])).toBe('New');
});

it('reads a document without tags, or with something else in their place, as one without', () => {
  for (const tags of [undefined, null, 'Gala', 7, { 0: 'Gala' }, [7, null, ['Gala']]]) {
    const read = [decodeSearch('walkers', { tags }), decodeScreen('hello', { tags })];
    expect(read.map((one) => one.ok && one.value.tags)).toEqual([[], []]);
  }
});

it('counts how many have each tag', () => {
  const things = [{ tags: ['Gala', 'Walk'] }, { tags: ['Walk'] }, { tags: [] }];
  expect(countedTags(things)).toEqual([
    { tag: 'Gala', count: 1 },
    { tag: 'Walk', count: 2 },
  ]);
});
