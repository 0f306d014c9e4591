import { createChart, createObject, type ObjectPart } from 'screen-player';

/** [P41] [P45] Staff's pages have it from the beginning: what is measured stands there at once. */
export const OBJECTS: ObjectPart = { createObject, createChart };
