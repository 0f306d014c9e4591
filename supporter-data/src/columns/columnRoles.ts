import { failed, succeeded, type ImportMapping, type Result } from 'shared-kernel/model';
import { importFault, type ImportFault } from '../importFault';
import type { ImportColumn } from './importColumn';
import { idPlaceByName } from './keyColumns';
import { mappingFaults } from './mappingFaults';
import type { NamedColumn } from './nameColumns';

/** What each column is where nobody chose: every one with a name goes in (D2c). */
export const columnsByName = (
  names: readonly NamedColumn[],
  emailPlace: number | null,
): readonly ImportColumn[] => {
  const idPlace = idPlaceByName(names);
  const roleOf = (index: number, name: string): ImportColumn['role'] => {
    if (index === emailPlace) return 'email';
    if (index === idPlace) return 'supporterId';
    return name === '' ? 'leftOut' : 'data';
  };
  return names.map(({ position, header, name }, index) => ({
    position,
    header,
    name,
    role: roleOf(index, name),
  }));
};

/** What each column is by a person's choice: one that it does not name is left out. */
export const columnsByMapping = (
  headers: readonly string[],
  mapping: ImportMapping,
): Result<readonly ImportColumn[], ImportFault> => {
  if (mappingFaults(headers.length, mapping).length > 0) {
    return failed(importFault('import/unusable-mapping'));
  }
  const chosen = new Map(mapping.columns.map((column) => [column.position, column]));
  return succeeded(
    headers.map((header, index): ImportColumn => {
      const position = index + 1;
      const { name = '', include = false } = chosen.get(position) ?? {};
      const column = { position, header, name: name.trim() };
      if (position === mapping.emailPosition) return { ...column, role: 'email' };
      if (position === mapping.supporterIdPosition) return { ...column, role: 'supporterId' };
      return { ...column, role: include ? 'data' : 'leftOut' };
    }),
  );
};
