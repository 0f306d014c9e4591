import {
  chosenMapping,
  isSameMapping,
  printCount,
  type EditedMapping,
  type ImportMapping,
  type ImportRecord,
  type InspectedColumn,
  type SavedMapping,
} from 'shared-kernel/model';
import { Box, ErrorPanel, List, Reveal } from 'shared-kernel/ui';
import { serverSentence } from 'shared-kernel/server';
import { useState } from 'react';
import { TextButton } from '../../../text-button/TextButton';
import { fitOf, fitWords } from './fitting';
import { MappingRow } from './MappingRow';
import { SaveMappingDialog } from './SaveMappingDialog';
import { useSavedMappings } from './useSavedMappings';

interface SavedMappingsProps {
  readonly record: ImportRecord;
  readonly columns: readonly InspectedColumn[];
  readonly edited: EditedMapping;
  /** What would be saved; null while the columns cannot be imported. */
  readonly mapping: ImportMapping | null;
  readonly onEdited: (edited: EditedMapping) => void;
}

/** Keeps these columns under a name, and the names that are kept: to be used, renamed and deleted. */
export const SavedMappings = (props: SavedMappingsProps) => {
  const { record, columns, edited, mapping, onEdited } = props;
  const [saved, reload] = useSavedMappings();
  const [isSaving, setSaving] = useState(false);
  const { mappings, unreadable } =
    saved.status === 'ready' ? saved.value : { mappings: [], unreadable: [] };
  const count = mappings.length + unreadable.length;
  const isUsed = (one: SavedMapping): boolean =>
    fitOf(columns, one).found > 0 && isSameMapping(edited, chosenMapping(columns, one.choices));
  return (
    <Box mt="1">
      <TextButton
        disabled={mapping === null || saved.status !== 'ready'}
        onClick={() => setSaving(true)}
      >
        Save these columns for the next file
      </TextButton>
      {saved.status === 'failed' && (
        <ErrorPanel title="Saved mappings cannot be read" onRetry={() => void reload()}>
          {serverSentence(saved.error)} The columns can be chosen by hand.
        </ErrorPanel>
      )}
      {count > 0 && (
        <Reveal label={`Saved mappings (${printCount(count)})`}>
          <List.Root listStyle="none" aria-label="Saved mappings">
            {mappings.map((one) => (
              <MappingRow
                key={one.id}
                mapping={one}
                note={fitWords(fitOf(columns, one))}
                used={isUsed(one)}
                onUse={
                  fitOf(columns, one).found === 0
                    ? null
                    : () => onEdited(chosenMapping(columns, one.choices))
                }
                onChanged={reload}
              />
            ))}
            {unreadable.map((one) => (
              <MappingRow
                key={one.id}
                mapping={one}
                note="This mapping cannot be read, and can only be deleted"
                used={false}
                onUse={null}
                onChanged={reload}
              />
            ))}
          </List.Root>
        </Reveal>
      )}
      {isSaving && mapping !== null && (
        <SaveMappingDialog
          importId={record.id}
          mapping={mapping}
          mappings={mappings}
          suggested={mappings.find(isUsed)?.name ?? ''}
          onChanged={reload}
          onClose={() => setSaving(false)}
        />
      )}
    </Box>
  );
};
