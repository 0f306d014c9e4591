import { Dialog, DialogClose, Grid, Portal } from 'shared-kernel/ui';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { contentAtom } from '../../editor/documentAtoms';
import { useEditor, useEditorValue, useSetEditorValue } from '../../editor/EditorContext';
import { firstToEdit, replacedBy } from '../applyTemplate';
import type { Template } from '../template';
import { TEMPLATES } from '../templates';
import { templatesShownAtom } from '../templatesShownAtom';
import { TemplateCard } from './TemplateCard';
import { TemplateChoice } from './TemplateChoice';
import { useTemplateMaking } from './useTemplateMaking';

/** [S60] Starting screens to choose from. */
export const TemplatesDialog = () => {
  const shown = useEditorValue(templatesShownAtom);
  const setShown = useSetEditorValue(templatesShownAtom);
  const close = () => {
    setShown(false);
  };
  return (
    <Dialog.Root
      open={shown}
      size="xl"
      placement="center"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        if (!open) close();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content borderRadius="l3" maxW="62rem">
            <Gallery onDone={close} />
            <DialogClose />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};

const Gallery = ({ onDone }: { onDone: () => void }) => {
  const editor = useEditor();
  const { make, makeSample } = useTemplateMaking();
  const [chosen, choose] = useState<Template | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const cards = useMemo(
    () => TEMPLATES.map((template) => ({ template, sample: makeSample(template) })),
    [makeSample],
  );

  const turnTo = (template: Template | null) => {
    flushSync(() => {
      choose(template);
    });
    // The button that was pressed is gone.
    title.current?.focus();
  };
  const take = (template: Template) => {
    if (template.questions.length > 0 || editor.get(contentAtom).items.length > 0) {
      turnTo(template);
      return;
    }
    const made = make(template);
    editor.edit((content) => replacedBy(content, made), {
      select: firstToEdit(made),
    });
    onDone();
  };

  return (
    <>
      <Dialog.Header pe="14">
        <Dialog.Title ref={title} tabIndex={-1} outline="none" fontSize="lg">
          {chosen?.name ?? 'Start from a template'}
        </Dialog.Title>
      </Dialog.Header>
      {chosen === null ? (
        <Dialog.Body pb="6">
          <Grid templateColumns="repeat(auto-fill, minmax(12rem, 1fr))" gap="4">
            {cards.map(({ template, sample }) => (
              <TemplateCard
                key={template.id}
                template={template}
                sample={sample}
                onChoose={() => {
                  take(template);
                }}
              />
            ))}
          </Grid>
        </Dialog.Body>
      ) : (
        <TemplateChoice
          template={chosen}
          onBack={() => {
            turnTo(null);
          }}
          onDone={onDone}
        />
      )}
    </>
  );
};
