import type { Item } from 'shared-kernel/model';
import { Button, Dialog, Portal, Spacer, Text } from 'shared-kernel/ui';
import { useId, useState } from 'react';

import { changeItem } from '../../document/changeItem';
import { sourceOf, type DataSource } from '../../document/placeholders/dataSource';
import {
  codeOf,
  readParts,
  type PlaceholderParts,
} from '../../document/placeholders/placeholderParts';
import { spliced } from '../../document/placeholders/spliced';
import { textPartOf, withTextPart } from '../../document/textPart';
import { contentAtom } from '../../editor/documentAtoms';
import { useEditor, useEditorValue, useSetEditorValue } from '../../editor/EditorContext';
import { useEditorReading } from '../../editor/useEditorReading';
import { readyYearDataAtom } from '../../editor/year-data/yearDataAtom';
import { dataRequestAtom, type DataRequest } from '../dataRequestAtom';
import { SourcePicker } from '../picker/SourcePicker';
import { textBoxOf } from '../textBox';
import { PlaceholderForm } from './PlaceholderForm';

/** [S42] Chooses a field or search and how it is shown; nothing changes until "Insert". */
export const InsertDataDialog = () => {
  const request = useEditorValue(dataRequestAtom);
  const item = useEditorReading(({ get }) =>
    request === null ? undefined : get(contentAtom).items.find(({ id }) => id === request.itemId),
  );
  if (request === null || item === undefined) return null;
  return (
    <RequestDialog
      key={`${item.id} ${request.part} ${String(request.from)}`}
      item={item}
      request={request}
    />
  );
};

interface RequestDialogProps {
  readonly item: Item;
  readonly request: DataRequest;
}

const RequestDialog = ({ item, request }: RequestDialogProps) => {
  const editor = useEditor();
  const setRequest = useSetEditorValue(dataRequestAtom);
  const { part, from, to, typedBrace } = request;
  const chosen = textPartOf(item, part).slice(from, to);
  const existing = /^\{[^{}]*\}$/.test(chosen) ? readParts(chosen) : null;

  const write = (inserted: string, run?: string) => {
    editor.edit(
      (content) =>
        changeItem(content, item.id, (before) =>
          withTextPart(before, part, spliced(textPartOf(before, part), from, to, inserted)),
        ),
      run === undefined ? {} : { run },
    );
    setRequest(null);
  };
  const cancel = () => {
    if (typedBrace) write('{', `${part} ${item.id}`);
    else setRequest(null);
  };

  return (
    <Dialog.Root
      open
      placement="center"
      scrollBehavior="inside"
      finalFocusEl={() => textBoxOf(item, part)}
      onOpenChange={({ open }) => {
        if (!open) cancel();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content borderRadius="l3" maxW="28rem">
            <Dialog.Header pb="2">
              <Dialog.Title fontSize="lg">
                {existing === null ? 'Insert data' : 'Change data'}
              </Dialog.Title>
            </Dialog.Header>
            <Placeholder
              existing={existing}
              onCancel={cancel}
              onSubmit={(parts) => {
                write(codeOf(parts));
              }}
              onRemove={() => {
                write('');
              }}
            />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};

interface PlaceholderProps {
  readonly existing: PlaceholderParts | null;
  readonly onCancel: () => void;
  readonly onSubmit: (parts: PlaceholderParts) => void;
  readonly onRemove: () => void;
}

/** First the source, then how it is shown. */
const Placeholder = ({ existing, onCancel, onSubmit, onRemove }: PlaceholderProps) => {
  const year = useEditorValue(readyYearDataAtom);
  const formId = useId();
  const [picked, setPicked] = useState<DataSource | 'another' | null>(null);
  const stored = existing === null || year === null ? null : sourceOf(existing, year);
  const source = picked === 'another' ? null : (picked ?? stored);

  return (
    <>
      <Dialog.Body pt="2">
        {year === null && <Text>Fields and searches are still loading.</Text>}
        {year !== null && source === null && (
          <>
            {existing !== null && stored === null && (
              <Text mb="3" color="fg.error">
                {`This year has no ${existing.source === 'search' ? 'search' : 'field'} “${existing.id}”. Choose another, or remove it.`}
              </Text>
            )}
            <SourcePicker year={year} onPick={setPicked} />
          </>
        )}
        {source !== null && (
          <PlaceholderForm
            id={formId}
            source={source}
            before={existing}
            onSubmit={onSubmit}
            onPickAnother={() => {
              setPicked('another');
            }}
          />
        )}
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        {existing !== null && (
          <Button variant="outline" colorPalette="red" onClick={onRemove}>
            Remove
          </Button>
        )}
        <Spacer />
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        {source !== null && (
          <Button type="submit" form={formId}>
            {existing === null ? 'Insert' : 'Change'}
          </Button>
        )}
      </Dialog.Footer>
    </>
  );
};
