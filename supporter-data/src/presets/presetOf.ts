import type { ColumnChoice, ColumnChoices, InspectedColumn } from 'shared-kernel/model';
import { PRESETS, type Preset } from './presets';

/** Whose export a file looks like, and what that means for its columns. */
export interface RecognisedExport {
  readonly platform: string;
  /** Against what the inspection proposes. */
  readonly choices: ColumnChoices;
  /** A sentence that a person should know; null without one. */
  readonly caution: string | null;
}

/** The platform that a file was exported from, by its columns (I20); null where it could be of any. */
export const presetOf = (columns: readonly InspectedColumn[]): RecognisedExport | null => {
  const byName = new Map(columns.map((column) => [plain(column.header), column]));
  const tellsIn = ({ tells }: Preset): number => tells.filter((name) => byName.has(name)).length;
  const fitting = PRESETS.filter((preset) => tellsIn(preset) >= preset.fewest);
  const [preset] = fitting.sort((one, other) => tellsIn(other) - tellsIn(one));
  if (preset === undefined) return null;
  const { platform, caution } = preset;
  const isCautioned = caution?.tells.some((name) => byName.has(name)) === true;
  return {
    platform,
    choices: choicesOf(preset, byName),
    caution: isCautioned ? caution.text : null,
  };
};

const plain = (header: string): string => header.trim().toLowerCase();

const choicesOf = (preset: Preset, byName: ReadonlyMap<string, InspectedColumn>): ColumnChoices => {
  const idName = preset.supporterId.find((name) => byName.has(name));
  const open = [...byName].filter(
    ([name, column]) =>
      column.name !== '' && !column.refused && column.role !== 'email' && name !== idName,
  );
  const changed = open.flatMap(([name, column]) => changeOf(preset, name, column));
  const id = idName === undefined ? undefined : byName.get(idName);
  return {
    leftOut: open
      .filter(([name]) => preset.leftOut.includes(name))
      .map(([, column]) => column.name),
    changed:
      id === undefined || id.role === 'supporterId' || id.refused
        ? changed
        : [{ column: id.name, role: 'supporterId', name: id.name, type: null }, ...changed],
  };
};

/** How the platform's own name and type of a field read to staff; nothing where they do already. */
const changeOf = (
  { names, days, leftOut }: Preset,
  plainName: string,
  { name, type, role }: InspectedColumn,
): readonly ColumnChoice[] => {
  if (role !== 'data' || leftOut.includes(plainName)) return [];
  const isDay = days.includes(plainName) && type === 'action';
  const wanted = names[plainName] ?? name;
  if (wanted === name && !isDay) return [];
  return [{ column: name, role: 'data', name: wanted, type: isDay ? 'date' : null }];
};
