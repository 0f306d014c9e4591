import { chosenMapping } from './columnChoices';
import {
  NO_CHOICES,
  type ColumnChoices,
  type ImportMapping,
  type InspectedColumn,
} from './importRecord';
import { mappingOf } from './editedMapping';

/**
 * What goes in where nobody decides otherwise: every column but the refused and the nameless, as it was chosen in the
 * import before; null without an email column.
 */
export const defaultMapping = (
  columns: readonly InspectedColumn[],
  choices: ColumnChoices = NO_CHOICES,
): ImportMapping | null => mappingOf(chosenMapping(columns, choices));
