import type { Media } from 'shared-kernel/model';

/** Whether all words that are looked for stand in what is said of a picture. */
export function fitsWords(picture: Media, wanted: string): boolean {
  const said = [picture.name, picture.alternativeText, picture.credit].join(' ').toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
