import { adoptStyles } from '../style/adoptStyles';
import { facesOf } from './facesOf';
import { STORED_FAMILIES } from './storedFamilies';

/**
 * [P60] Tells a page where the faces of a family are, once, if the catalogue has it; the browser asks for those that texts
 * need. They stand in the page itself: those of a shadow root are not looked at.
 */
export function adoptFamily(page: Document, family: string, ownOrigin = ''): void {
  const stored = STORED_FAMILIES.find(({ name }) => name === family.trim());
  if (stored === undefined) return;
  adoptStyles(page, facesOf(stored, ownOrigin === '' ? page.location.origin : ownOrigin));
}
