import { isSameContent } from 'shared-kernel/model';
import { plainData } from './plainData';

export type StoredData = Readonly<Record<string, unknown>>;

/** Whether any of the payload's values differs from the stored one. */
export const definitionChanged = (stored: StoredData, definition: StoredData): boolean =>
  Object.entries(definition).some(([key, value]) => !isSameContent(plainData(stored[key]), value));
