import { recordToasts } from 'shared-kernel/saving';

export const searchToasts = recordToasts('Search');
