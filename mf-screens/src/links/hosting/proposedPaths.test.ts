import fc from 'fast-check';
import { DEFAULT_STORY, storyProblems } from 'shared-kernel/model';
import { proposedPaths } from './proposedPaths';

it('is made of the names of organisation and year', () => {
  expect(proposedPaths('Sundial Rivers Alliance', '2026').slice(0, 2)).toEqual([
    'sundial-rivers-alliance-2026',
    'sundial-rivers-alliance-2026-2',
  ]);
  expect(proposedPaths('Forêt d’Été', 'Jubilee (new)')[0]).toBe('foret-dete-jubilee-new');
  expect(proposedPaths('樹木', '')[0]).toBe('our-year');
});

it('takes only what a story can be saved with, each once, whatever the names', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      (organisation, year) => {
        const paths = proposedPaths(organisation, year);
        expect(new Set(paths).size).toBe(paths.length);
        for (const path of paths) {
          const hostedPage = { ...DEFAULT_STORY.hostedPage, path };
          expect(
            storyProblems({ ...DEFAULT_STORY, linksLeadTo: 'hostedPage', hostedPage }),
          ).toEqual([]);
        }
      },
    ),
  );
});
