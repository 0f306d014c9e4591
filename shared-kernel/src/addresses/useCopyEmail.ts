import { useToast } from 'shared-kernel/session';
import { useCallback } from 'react';

/** spec §9. */
const COPIED_MS = 2000;

/** Puts an email on the clipboard and says so. */
export function useCopyEmail(): (email: string) => Promise<void> {
  const showToast = useToast();
  return useCallback(
    async (email) => {
      try {
        await navigator.clipboard.writeText(email);
        showToast({
          header: 'Email address',
          body: 'Copied to clipboard!',
          variant: 'success',
          delayMs: COPIED_MS,
        });
      } catch (cause) {
        console.error('The clipboard could not be written', cause);
        showToast({
          header: 'Email address',
          body: 'Your browser did not allow copying – please select and copy it yourself',
          variant: 'danger',
        });
      }
    },
    [showToast],
  );
}
