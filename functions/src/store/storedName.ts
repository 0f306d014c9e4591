import type { DocumentData } from './documents';

/** What an organisation, a year, a search or a screen is called; '' where its document says nothing readable. */
export const storedName = ({ name }: DocumentData): string =>
  typeof name === 'string' ? name.trim() : '';
