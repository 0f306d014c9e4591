import { asId, TEMPLATE_LENGTHS, type ScreenId, type TemplateId } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useServerChanges } from 'shared-kernel/server-state';
import { useToast, useYear } from 'shared-kernel/session';
import { SaveDialog } from 'shared-kernel/save-dialog';
import { Field, Input, Text } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { ScreensToKeep, type ScreenToKeep } from './ScreensToKeep';
import { templateStoreAtom } from './templateStore';

interface SaveTemplateDialogProps {
  /** In their order. Of several it is asked which; all of them at first. */
  readonly screens: readonly ScreenToKeep[];
  readonly onClose: () => void;
}

/** [S152] Keeps a screen, or several as a story, as a template of the organisation. */
export const SaveTemplateDialog = ({ screens, onClose }: SaveTemplateDialogProps) => {
  const store = useAtomValue(templateStoreAtom);
  const { scope, organisation, year } = useYear();
  const { changed } = useServerChanges();
  const toast = useToast();
  const id = useRef(asId<TemplateId>(crypto.randomUUID()));
  const [name, setName] = useState(suggestedName(screens, year.name));
  const [purpose, setPurpose] = useState('');
  const [left, leave] = useState<ReadonlySet<ScreenId>>(new Set());
  const [tried, setTried] = useState(false);
  const kept = screens.filter((screen) => !left.has(screen.id));
  const nameless = name.trim() === '';

  const save = async (): Promise<string | null> => {
    setTried(true);
    if (nameless || kept.length === 0) return null;
    const answer = await store.save(scope, {
      id: id.current,
      description: { name: name.trim(), purpose: purpose.trim() },
      screens: kept.map((screen) => ({ id: screen.id, content: screen.content })),
    });
    if (!answer.ok) return `${serverSentence(answer.error)} Nothing has been saved.`;
    if (answer.value.outcome === 'refused') return answer.value.sentence;
    changed();
    toast({
      header: 'Template',
      body: `“${name.trim()}” is among the templates of ${organisation.name} now.`,
      variant: 'success',
      delayMs: 4000,
    });
    onClose();
    return null;
  };

  return (
    <SaveDialog
      title="Save as a template"
      saveLabel="Save template"
      onSave={save}
      onClose={onClose}
    >
      <Text>
        {`For every year of ${organisation.name}: with texts, timing and look as they are, and with the searches that say who sees ${screens.length > 1 ? 'them' : 'it'}.`}
      </Text>
      <Field.Root required invalid={tried && nameless}>
        <Field.Label color="fg">Name</Field.Label>
        <Input
          color="fg"
          value={name}
          maxLength={TEMPLATE_LENGTHS.name}
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
        <Field.ErrorText>A template needs a name.</Field.ErrorText>
      </Field.Root>
      <Field.Root>
        <Field.Label color="fg">What it is for, in a line (optional)</Field.Label>
        <Input
          color="fg"
          value={purpose}
          maxLength={TEMPLATE_LENGTHS.purpose}
          placeholder="Thanks people who gave for the first time"
          onChange={(event) => {
            setPurpose(event.target.value);
          }}
        />
      </Field.Root>
      {screens.length > 1 && (
        <ScreensToKeep
          screens={screens}
          left={left}
          invalid={tried && kept.length === 0}
          onLeave={leave}
        />
      )}
    </SaveDialog>
  );
};

/** That of the only screen; several are most likely the story of their year. */
const suggestedName = (screens: readonly ScreenToKeep[], year: string): string => {
  const [first] = screens;
  const name = screens.length === 1 && first !== undefined ? first.name : `Story of ${year}`;
  return name.slice(0, TEMPLATE_LENGTHS.name);
};
