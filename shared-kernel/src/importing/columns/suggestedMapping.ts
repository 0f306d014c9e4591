import type { ImportMapping, InspectedColumn } from 'shared-kernel/model';

/** What goes in unless a person says otherwise: every column that is not refused; null without an e-mail column. */
export const suggestedMapping = (columns: readonly InspectedColumn[]): ImportMapping | null => {
  const positionOf = (role: InspectedColumn['role']): number | null =>
    columns.find((column) => column.role === role)?.position ?? null;
  const emailPosition = positionOf('email');
  if (emailPosition === null) return null;
  return {
    emailPosition,
    supporterIdPosition: positionOf('supporterId'),
    columns: columns.map(({ position, name, role }) => ({
      position,
      name,
      type: null,
      include: role === 'data',
    })),
  };
};
