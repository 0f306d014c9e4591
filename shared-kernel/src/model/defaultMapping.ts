import type { ImportMapping, InspectedColumn } from './importRecord';

/** What goes in where nobody decides otherwise: every column but the refused and the nameless; null without an e-mail column. */
export const defaultMapping = (columns: readonly InspectedColumn[]): ImportMapping | null => {
  const email = columns.find(({ role }) => role === 'email');
  if (email === undefined) return null;
  return {
    emailPosition: email.position,
    supporterIdPosition: columns.find(({ role }) => role === 'supporterId')?.position ?? null,
    columns: columns
      .filter(({ role, name }) => (role === 'data' || role === 'leftOut') && name !== '')
      .map(({ position, name, role, refused }) => ({
        position,
        name,
        type: null,
        include: role === 'data' && !refused,
      })),
  };
};
