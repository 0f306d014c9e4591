import { Notice } from './Notice';

/** Why pages offer no change to whoever looks only (D351). */
export const ViewerNotice = () => (
  <Notice tone="calm">
    You can look around here and change nothing, as a viewer. An admin of your organisation can make
    you a member.
  </Notice>
);
