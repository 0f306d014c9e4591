import { useState } from 'react';
import { Box, Button, ConfirmDialog } from 'shared-kernel/ui';

/** Back to how everything is without a kit; screens stay as they are. */
export const RemoveKit = ({ onRemove }: { onRemove: () => void }) => {
  const [asks, setAsks] = useState(false);
  return (
    <Box>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          setAsks(true);
        }}
      >
        Remove the brand kit
      </Button>
      <ConfirmDialog
        open={asks}
        title="Remove the brand kit?"
        confirmLabel="Remove"
        danger
        onConfirm={() => {
          setAsks(false);
          onRemove();
        }}
        onCancel={() => {
          setAsks(false);
        }}
      >
        Templates and new objects are as they were before there was one. Screens stay as they are.
      </ConfirmDialog>
    </Box>
  );
};
