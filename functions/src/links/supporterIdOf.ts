import type { StoredDocument } from '../store/documents';

/** Of a supporter's document; '' where it has none. */
export const supporterIdOf = ({ data }: StoredDocument): string => {
  const id = data['supporterId'];
  return typeof id === 'string' || typeof id === 'number' ? String(id).trim() : '';
};
