import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';

export type ToastVariant = 'warning' | 'success' | 'danger' | 'info';

/** One message at a time, at the bottom centre (spec §2). `delayMs` null stays until cleared. */
export interface Toast {
  readonly header: string;
  readonly body: string;
  readonly variant?: ToastVariant;
  readonly delayMs?: number | null;
  /** Where what it tells of is found. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** spec §9. */
export const TOAST_DELAY_MS = 5000;

export interface ShownToast {
  readonly key: number;
  readonly toast: Toast;
}

export const toastAtom = atom<ShownToast | null>(null);

/** Shows a toast in place of the one before; null clears it. */
export const useToast = (): ((toast: Toast | null) => void) => {
  const setToast = useSetAtom(toastAtom);
  return useCallback(
    (toast) => {
      setToast((before) => (toast === null ? null : { key: (before?.key ?? 0) + 1, toast }));
    },
    [setToast],
  );
};
