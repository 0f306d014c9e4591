import { Link } from 'shared-kernel/contract';
import { useToast } from 'shared-kernel/session';
import { Dialog, Flex, Grid } from 'shared-kernel/ui';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { contentAtom } from '../../editor/documentAtoms';
import { useEditor, useEditorValue } from '../../editor/EditorContext';
import { readyYearDataAtom } from '../../editor/year-data/yearDataAtom';
import { firstToEdit, replacedBy } from '../applyTemplate';
import type { KeepIllustration } from '../keepIllustration';
import { STORY_TEMPLATES } from '../storyTemplatesPath';
import type { Style } from '../styles/style';
import { STYLES } from '../styles/styles';
import type { Template } from '../template';
import { templatesIn } from '../templates';
import { StyleChoice } from './StyleChoice';
import { TemplateCard } from './TemplateCard';
import { TemplateChoice } from './TemplateChoice';
import { useTemplateMaking } from './useTemplateMaking';

interface GalleryProps {
  readonly keep: KeepIllustration;
  readonly onDone: () => void;
  /** The screen's set-up is another one. */
  readonly onSetup: () => void;
}

/** [S60] Every screen that stories are made of, in one style. */
export const Gallery = ({ keep, onDone, onSetup }: GalleryProps) => {
  const editor = useEditor();
  const year = useEditorValue(readyYearDataAtom);
  const making = useTemplateMaking(year, keep);
  const { make, makeSample } = making;
  const toast = useToast();
  const [style, setStyle] = useState<Style>(STYLES[0]);
  const [chosen, choose] = useState<Template | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const cards = useMemo(
    () => templatesIn(style).map((template) => ({ template, sample: makeSample(template) })),
    [makeSample, style],
  );

  const turnTo = (template: Template | null) => {
    flushSync(() => {
      choose(template);
    });
    // The button that was pressed is gone.
    title.current?.focus();
  };
  const take = async (template: Template) => {
    if (template.questions.length > 0 || editor.get(contentAtom).items.length > 0) {
      turnTo(template);
      return;
    }
    const made = await make(template);
    if (!made.ok) {
      toast({ header: template.name, body: made.error, variant: 'danger' });
      return;
    }
    editor.edit((content) => replacedBy(content, made.value), {
      select: firstToEdit(made.value),
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
          <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="4">
            <StyleChoice style={style} onStyle={setStyle} />
            <Link to={STORY_TEMPLATES}>Begin with a whole story</Link>
          </Flex>
          <Grid templateColumns="repeat(auto-fill, minmax(12rem, 1fr))" gap="4">
            {cards.map(({ template, sample }) => (
              <TemplateCard
                key={template.id}
                template={template}
                sample={sample}
                onChoose={() => {
                  void take(template);
                }}
              />
            ))}
          </Grid>
        </Dialog.Body>
      ) : (
        <TemplateChoice
          template={chosen}
          making={making}
          onBack={() => {
            turnTo(null);
          }}
          onDone={onDone}
          onSetup={onSetup}
        />
      )}
    </>
  );
};
