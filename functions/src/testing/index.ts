export { HAND_ON_MS } from '../jobs/lease';
export { warmRate } from '../store/warmRate';
export { appliedWrite, requireDocumentPath, type DocumentsByPath } from './appliedWrite';
export { memoryFiles } from './memoryFiles';
export { fieldOf, picked } from './documentFields';
