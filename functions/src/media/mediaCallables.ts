import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { bringInPicture } from './bringInPicture';
import { deleteFont } from './fonts/deleteFont';
import { deletePicture, restorePicture } from './deletePicture';
import { describePicture } from './describePicture';
import { readLibrary } from './readLibrary';
import { readMediaUses } from './readMediaUses';
import { replacePicture } from './replacePicture';

export type MediaCallable =
  | 'bringInPicture'
  | 'deleteFont'
  | 'deletePicture'
  | 'describePicture'
  | 'readLibrary'
  | 'readMediaUses'
  | 'replacePicture'
  | 'restorePicture';

/** What staff ask about the pictures and fonts of their organisation. */
export const mediaCallables = (
  services: Services,
): Readonly<Record<MediaCallable, CallableFunction>> => ({
  bringInPicture: bringInPicture(services),
  deleteFont: deleteFont(services),
  deletePicture: deletePicture(services),
  describePicture: describePicture(services),
  readLibrary: readLibrary(services),
  readMediaUses: readMediaUses(services),
  replacePicture: replacePicture(services),
  restorePicture: restorePicture(services),
});
