import type { SavedMapping } from 'shared-kernel/model';
import { useToast, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { importPortAtom } from '../../importPort';
import { MappingNameDialog } from './MappingNameDialog';
import { whyNotSaved } from './whyNotSaved';

interface RenameMappingDialogProps {
  readonly mapping: SavedMapping;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<void>;
}

/** Another name for a saved mapping. */
export const RenameMappingDialog = ({ mapping, onClose, onChanged }: RenameMappingDialogProps) => {
  const port = useAtomValue(importPortAtom);
  const { organisationId } = useYear().scope;
  const toast = useToast();
  const [name, setName] = useState(mapping.name);
  const rename = async (chosen: string): Promise<string | null> => {
    const answer = await port.renameMapping({
      ...{ organisationId, id: mapping.id, name: chosen },
      expectedRevision: mapping.saved.revision,
    });
    const sentence = whyNotSaved(answer);
    if (sentence === null) {
      onClose();
      toast({ header: 'Mapping', body: 'Saved successfully!', variant: 'success', delayMs: 2000 });
    }
    await onChanged();
    return sentence;
  };
  return (
    <MappingNameDialog
      title={`Rename “${mapping.name}”`}
      saveLabel="Save"
      name={name}
      onName={setName}
      onSave={rename}
      onClose={onClose}
    />
  );
};
