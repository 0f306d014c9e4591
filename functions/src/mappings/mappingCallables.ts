import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { deleteMapping } from './deleteMapping';
import { readMappings } from './readMappings';
import { renameMapping } from './renameMapping';
import { saveMapping } from './saveMapping';

export type MappingCallable = 'deleteMapping' | 'readMappings' | 'renameMapping' | 'saveMapping';

/** What an organisation's files become, column by column, kept by names for the next file. */
export const mappingCallables = (
  services: Services,
): Readonly<Record<MappingCallable, CallableFunction>> => ({
  deleteMapping: deleteMapping(services),
  readMappings: readMappings(services),
  renameMapping: renameMapping(services),
  saveMapping: saveMapping(services),
});
