import { shareWords, type ScreensCombined } from 'shared-kernel/model';

export interface CombinedRow {
  readonly label: string;
  /** The number of screens, as it is stored. */
  readonly screens: string;
  readonly total: number;
  /** Of all supporters. */
  readonly share: string;
  readonly emails: readonly string[];
}

/** How many supporters match 1, 2, … screens, by that number (spec §2). */
export const combinedRows = (
  combined: ScreensCombined,
  supportersTotal: number,
): readonly CombinedRow[] =>
  Object.entries(combined)
    .map(([screens, matched]) => ({ screens: Number(screens), ...matched }))
    .sort((one, other) => one.screens - other.screens)
    .map(({ screens, total, supporterEmails }) => ({
      screens: String(screens),
      label: screens === 1 ? '1 screen' : `${String(screens)} screens`,
      total,
      share: shareWords(total, supportersTotal),
      emails: supporterEmails,
    }));
