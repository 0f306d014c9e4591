import type { StoredFace } from './storedFaces';
import { weightSpan } from './storedFaces';

/** "Acme Sans 400 italic", as staff read of a face in sentences and in the log. */
export function faceWords({
  family,
  weights,
  style,
}: Pick<StoredFace, 'family' | 'weights' | 'style'>): string {
  const [least, most] = weightSpan(weights);
  const said = least === most ? String(least) : `${String(least)}–${String(most)}`;
  return `${family} ${said}${style === 'italic' ? ' italic' : ''}`;
}
