/** [S22] In pixels of the person's window: what is this near to a line comes to rest on it. */
export const SNAP_REACH_PX = 6;
