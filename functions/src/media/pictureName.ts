import { MEDIA_LENGTHS } from 'shared-kernel/model';

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
const NAMELESS = 'Picture';

/** What a picture is called at first: as much of a file's name as a name may have. */
export function pictureName(text: string): string {
  let kept = '';
  for (const { segment } of CHARACTERS.segment(text.trim())) {
    if (kept.length + segment.length > MEDIA_LENGTHS.name) break;
    kept += segment;
  }
  return kept.trim() === '' ? NAMELESS : kept.trim();
}
