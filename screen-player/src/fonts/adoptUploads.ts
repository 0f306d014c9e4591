import type { UploadedFamily } from 'shared-kernel/model';

import { faceRules } from './facesOf';
import { fontOfUpload } from './webFont';

/**
 * [P51] Tells a page of staff's where all faces of its organisation are; gives what forgets them again, since another
 * organisation may have a family of the same name. Empty as text, so that no policy for styles stands against it.
 */
export function adoptUploads(page: Document, uploads: readonly UploadedFamily[]): () => void {
  const styles = page.createElement('style');
  page.head.append(styles);
  const rules = uploads.flatMap((upload) => faceRules(fontOfUpload(upload, page.location.origin)));
  for (const [index, rule] of rules.entries()) styles.sheet?.insertRule(rule, index);
  return () => {
    styles.remove();
  };
}
