import type { FocalPoint } from 'shared-kernel/model';

/** The point that stays in sight, as `object-position` says it. */
export const focusPlace = ({ left, top }: FocalPoint): string => `${String(left)}% ${String(top)}%`;
