import { atom } from 'jotai';
import { loadOrganisation } from 'shared-kernel/firestore';
import { saveBrand } from '../server/organisations';

/** What the form of the brand kit asks of the server. */
export interface BrandPort {
  readonly saveBrand: typeof saveBrand;
  readonly loadOrganisation: typeof loadOrganisation;
}

export const brandPortAtom = atom<BrandPort>({ saveBrand, loadOrganisation });
