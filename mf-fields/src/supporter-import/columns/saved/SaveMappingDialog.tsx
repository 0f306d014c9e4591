import {
  asId,
  type ImportId,
  type ImportMapping,
  type MappingId,
  type SavedMapping,
} from 'shared-kernel/model';
import { useToast, useYear } from 'shared-kernel/session';
import { Text } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { importPortAtom } from '../../importPort';
import { MappingNameDialog } from './MappingNameDialog';
import { whyNotSaved } from './whyNotSaved';

interface SaveMappingDialogProps {
  readonly importId: ImportId;
  readonly mapping: ImportMapping;
  /** Those that there are: a name of one of them saves over it. */
  readonly mappings: readonly SavedMapping[];
  readonly suggested: string;
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}

/** Keeps what the columns become under a name. */
export const SaveMappingDialog = (props: SaveMappingDialogProps) => {
  const { importId, mapping, mappings, onChanged, onClose } = props;
  const port = useAtomValue(importPortAtom);
  const { scope } = useYear();
  const toast = useToast();
  const [name, setName] = useState(props.suggested);
  const id = useRef(asId<MappingId>(crypto.randomUUID()));
  const there = mappings.find((one) => spelling(one.name) === spelling(name)) ?? null;

  const save = async (chosen: string): Promise<string | null> => {
    const answer = await port.saveMapping({
      ...{ ...scope, importId, mapping, name: chosen },
      ...{ id: there?.id ?? id.current, expectedRevision: there?.saved.revision ?? 0 },
    });
    await onChanged();
    const sentence = whyNotSaved(answer);
    if (sentence !== null) return sentence;
    onClose();
    toast({ header: 'Mapping', body: 'Saved successfully!', variant: 'success', delayMs: 2000 });
    return null;
  };

  return (
    <MappingNameDialog
      title="Save these columns"
      saveLabel={there === null ? 'Save' : 'Save over it'}
      name={name}
      onName={setName}
      onSave={save}
      onClose={onClose}
    >
      <Text role="status">
        {there === null
          ? 'They are proposed when a file with the same columns comes again, in every year of the organisation. No supporter’s data is kept with them.'
          : `“${there.name}” is there already: what it says is replaced by these columns.`}
      </Text>
    </MappingNameDialog>
  );
};

const spelling = (name: string): string => name.trim().toLowerCase();
