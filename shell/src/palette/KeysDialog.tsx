import { useState } from 'react';
import { hasMacKeys, keyWords, offeredActions, type ActionKey } from 'shared-kernel/page-actions';
import { chakra, Dialog, DialogClose, Flex, Heading, Portal, Stack } from 'shared-kernel/ui';

interface Row {
  readonly label: string;
  readonly keys: readonly ActionKey[];
}

const EVERYWHERE: readonly Row[] = [
  { label: 'Go to anything, or do something here', keys: [{ key: 'k', mod: true }] },
  { label: 'Show this list', keys: [{ key: '?' }] },
  { label: 'Close what is open over the page', keys: [{ key: 'escape' }] },
];

/** The keys of every page, and those of the one that is shown. */
export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [ofPage] = useState(() => offeredActions().filter(({ keys }) => keys.length > 0));
  return (
    <Dialog.Root
      open
      placement="center"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content borderRadius="l3">
            <Dialog.Header pe="14">
              <Dialog.Title fontSize="lg">Keys</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="6">
              <Stack gap="5">
                <Rows title="On every page" rows={EVERYWHERE} />
                {ofPage.length > 0 && <Rows title="On this page" rows={ofPage} />}
              </Stack>
            </Dialog.Body>
            <DialogClose />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};

const Rows = ({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) => (
  <Stack as="section" gap="2" aria-label={title}>
    <Heading as="h3" fontSize="sm">
      {title}
    </Heading>
    {rows.map(({ label, keys }) => (
      <Flex key={label} justify="space-between" gap="4" fontSize="sm">
        <span>{label}</span>
        <Flex gap="2" flexShrink="0">
          {keys.map((key) => (
            <Key key={keyWords(key, false)}>{keyWords(key, hasMacKeys())}</Key>
          ))}
        </Flex>
      </Flex>
    ))}
  </Stack>
);

const Key = chakra('kbd', {
  base: {
    px: '1.5',
    borderWidth: '1px',
    borderRadius: 'l1',
    fontSize: 'xs',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
  },
});
