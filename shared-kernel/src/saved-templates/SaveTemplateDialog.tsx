import { asId, TEMPLATE_LENGTHS, type ScreenId, type TemplateId } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useServerChanges } from 'shared-kernel/server-state';
import { useToast, useYear } from 'shared-kernel/session';
import { Alert, Button, Field, Input, ModalDialog, Stack, Text } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
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
  const formId = useId();
  const id = useRef(asId<TemplateId>(crypto.randomUUID()));
  const [name, setName] = useState(suggestedName(screens, year.name));
  const [purpose, setPurpose] = useState('');
  const [left, leave] = useState<ReadonlySet<ScreenId>>(new Set());
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refusal, refuse] = useState<string | null>(null);
  const kept = screens.filter((screen) => !left.has(screen.id));
  const nameless = name.trim() === '';

  const save = async () => {
    setTried(true);
    if (nameless || kept.length === 0) return;
    setSaving(true);
    refuse(null);
    const answer = await store.save(scope, {
      id: id.current,
      description: { name: name.trim(), purpose: purpose.trim() },
      screens: kept.map((screen) => ({ id: screen.id, content: screen.content })),
    });
    setSaving(false);
    if (!answer.ok) {
      refuse(`${serverSentence(answer.error)} Nothing has been saved.`);
      return;
    }
    if (answer.value.outcome === 'refused') {
      refuse(answer.value.sentence);
      return;
    }
    changed();
    toast({
      header: 'Template',
      body: `“${name.trim()}” is among the templates of ${organisation.name} now.`,
      variant: 'success',
      delayMs: 4000,
    });
    onClose();
  };

  return (
    <ModalDialog
      open
      title="Save as a template"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={saving} loadingText="Saving">
            Save template
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="4">
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
          {refusal !== null && (
            <Alert.Root status="error">
              <Alert.Indicator />
              <Alert.Content>{refusal}</Alert.Content>
            </Alert.Root>
          )}
        </Stack>
      </form>
    </ModalDialog>
  );
};

/** That of the only screen; several are most likely the story of their year. */
const suggestedName = (screens: readonly ScreenToKeep[], year: string): string => {
  const [first] = screens;
  const name = screens.length === 1 && first !== undefined ? first.name : `Story of ${year}`;
  return name.slice(0, TEMPLATE_LENGTHS.name);
};
