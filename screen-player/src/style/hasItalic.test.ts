import { asId, type MediaId } from 'shared-kernel/model';

import { STORED_FAMILIES } from '../fonts/storedFamilies';
import { hasItalic } from './hasItalic';

it('a family of the catalogue has an italic where one of its files is', () => {
  const withFiles = STORED_FAMILIES.filter(({ files }) =>
    Object.keys(files).some((part) => part.endsWith('-italic')),
  );
  expect(STORED_FAMILIES.filter(({ name }) => hasItalic(name))).toEqual(withFiles);
  expect(withFiles.length).toBeLessThan(STORED_FAMILIES.length);
});

it('an uploaded family has one where somebody uploaded it; of any other it is taken for granted', () => {
  const metrics = { ascent: 1, descent: 0.2, lineGap: 0, width: 0.5, boldWidth: 0.5 };
  const face = (style: 'normal' | 'italic') => ({
    ...{ id: asId<MediaId>(style), weights: '400', files: {}, bytes: 1, style },
  });
  const uploads = [
    { name: 'Both', metrics, faces: [face('normal'), face('italic')] },
    { name: 'Upright', metrics, faces: [face('normal')] },
  ];
  const families = ['Both', ' Upright ', 'Arial', 'Georgia', 'Some Sans'];
  expect(families.filter((family) => hasItalic(family, uploads))).toEqual([
    ...['Both', 'Arial', 'Georgia', 'Some Sans'],
  ]);
});
