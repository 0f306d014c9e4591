import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { Link } from 'shared-kernel/contract';
import { TOAST_DELAY_MS, toastAtom, type ToastVariant } from 'shared-kernel/session';
import { Alert, Box, IconButton, X } from 'shared-kernel/ui';

const STATUS = {
  warning: 'warning',
  success: 'success',
  danger: 'error',
  info: 'info',
} as const satisfies Record<ToastVariant, string>;

/** The one toast, bottom centre, with header and body (spec §2). */
export const ToastRegion = () => {
  const [shown, setShown] = useAtom(toastAtom);

  useEffect(() => {
    const delayMs = shown === null ? null : shown.toast.delayMs;
    if (delayMs === null) return undefined;
    const timer = setTimeout(() => {
      setShown(null);
    }, delayMs ?? TOAST_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [shown, setShown]);

  return (
    <Box
      role="status"
      aria-live="polite"
      position="fixed"
      bottom="calc(1.5rem + var(--save-bar-height, 0px))"
      insetInline="0"
      zIndex="toast"
      display="flex"
      justifyContent="center"
      px="4"
      pointerEvents="none"
    >
      {shown !== null && (
        <Alert.Root
          key={shown.key}
          status={STATUS[shown.toast.variant ?? 'warning']}
          variant="surface"
          w="auto"
          maxW="32rem"
          boxShadow="md"
          borderRadius="l3"
          pointerEvents="auto"
        >
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{shown.toast.header}</Alert.Title>
            <Alert.Description whiteSpace="pre-line">
              {shown.toast.body}
              {shown.toast.link !== undefined && (
                <Box asChild display="block" mt="1" textDecoration="underline">
                  <Link
                    to={shown.toast.link.to}
                    onClick={() => {
                      setShown(null);
                    }}
                  >
                    {shown.toast.link.label}
                  </Link>
                </Box>
              )}
            </Alert.Description>
          </Alert.Content>
          <IconButton
            aria-label="Close message"
            size="2xs"
            variant="ghost"
            onClick={() => {
              setShown(null);
            }}
          >
            <X />
          </IconButton>
        </Alert.Root>
      )}
    </Box>
  );
};
