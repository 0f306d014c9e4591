import { useState, type ReactNode } from 'react';
import { ConfirmDialog, Stack, TypedConfirmation } from 'shared-kernel/ui';

interface ConfirmByNameProps {
  readonly open: boolean;
  readonly title: string;
  /** What is to be typed before it is done. */
  readonly name: string;
  /** Whose name it is: "year". */
  readonly what: string;
  readonly confirmLabel: string;
  /** What comes of it. */
  readonly children: ReactNode;
  readonly onConfirm: (typed: string) => void;
  readonly onCancel: () => void;
}

/** Asks before something is done that people are lost by: its name has to be typed. */
export const ConfirmByName = ({ name, what, children, ...dialog }: ConfirmByNameProps) => {
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() === name.trim();
  const end = (act: () => void) => {
    setTyped('');
    act();
  };
  const confirm = () => {
    if (isTyped)
      end(() => {
        dialog.onConfirm(typed);
      });
  };
  return (
    <ConfirmDialog
      open={dialog.open}
      title={dialog.title}
      confirmLabel={dialog.confirmLabel}
      confirmDisabled={!isTyped}
      danger
      onConfirm={confirm}
      onCancel={() => {
        end(dialog.onCancel);
      }}
    >
      <Stack gap="4">
        {children}
        <TypedConfirmation
          label={`Type the ${what}’s name to confirm`}
          expected={name.trim()}
          typed={typed}
          onType={setTyped}
          onEnter={confirm}
        />
      </Stack>
    </ConfirmDialog>
  );
};
