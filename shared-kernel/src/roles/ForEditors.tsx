import { chakra } from 'shared-kernel/ui';
import type { ReactNode } from 'react';
import { useMayEdit } from './useMayEdit';

interface EditorsProps {
  readonly children: ReactNode;
}

/** What changes something: not there for whoever looks only. */
export const ForEditors = ({ children }: EditorsProps) => useMayEdit() && children;

/** Inputs, as they stand where nobody may change them for whoever looks only. It draws nothing itself. */
export const EditorsInputs = ({ children }: EditorsProps) => (
  <chakra.fieldset display="contents" disabled={!useMayEdit()}>
    {children}
  </chakra.fieldset>
);
