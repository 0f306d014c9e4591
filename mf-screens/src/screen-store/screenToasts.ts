import { recordToasts } from 'shared-kernel/saving';

export const screenToasts = recordToasts('Screen');
