import { Link } from 'shared-kernel/contract';
import { useToast } from 'shared-kernel/session';
import { nameOf, type SavedTemplate, type TemplateScreen } from 'shared-kernel/model';
import { Dialog, Flex, Grid, Heading, Skeleton } from 'shared-kernel/ui';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { contentAtom } from '../../editor/documentAtoms';
import { useEditor, useEditorValue, useSetEditorValue } from '../../editor/EditorContext';
import { readyYearDataAtom } from '../../editor/year-data/yearDataAtom';
import { firstToEdit, replacedBy } from '../applyTemplate';
import type { KeepIllustration } from '../keepIllustration';
import { SavedCards } from '../saved/SavedCards';
import { SavedChoice } from '../saved/SavedChoice';
import { SavedScreenCards } from '../saved/SavedScreenCards';
import { savingTemplateAtom } from '../savingTemplateAtom';
import { STORY_TEMPLATES } from '../storyTemplatesPath';
import type { Style } from '../styles/style';
import { STYLES } from '../styles/styles';
import type { Template } from '../template';
import { templatesIn } from '../templates';
import { templatesShownAtom } from '../templatesShownAtom';
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
  const [chosen, choose] = useState<Chosen>(null);
  const closeGallery = useSetEditorValue(templatesShownAtom);
  const askToSave = useSetEditorValue(savingTemplateAtom);
  const hasObjects = useEditorValue(contentAtom).items.length > 0;
  const title = useRef<HTMLHeadingElement>(null);
  const cards = useMemo(
    () => templatesIn(style).map((template) => ({ template, sample: makeSample(template) })),
    [makeSample, style],
  );

  const turnTo = (to: Chosen) => {
    flushSync(() => {
      choose(to);
    });
    // The button that was pressed is gone.
    title.current?.focus();
  };
  const take = async (template: Template) => {
    if (template.questions.length > 0 || editor.get(contentAtom).items.length > 0) {
      turnTo({ kind: 'product', template });
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
          {titleOf(chosen)}
        </Dialog.Title>
      </Dialog.Header>
      {chosen === null && (
        <Dialog.Body pb="6">
          <SavedCards
            year={year}
            onSave={
              hasObjects
                ? () => {
                    closeGallery(false);
                    askToSave(true);
                  }
                : null
            }
            onChoose={(template) => {
              const [screen] = template.screens;
              turnTo({
                ...{ kind: 'saved', template },
                screen: template.screens.length === 1 && screen !== undefined ? screen : null,
              });
            }}
          />
          <Heading as="h3" size="sm" mt="8" mb="3">
            Ready-made
          </Heading>
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
      )}
      {chosen?.kind === 'product' && (
        <TemplateChoice
          template={chosen.template}
          making={making}
          onBack={() => {
            turnTo(null);
          }}
          onDone={onDone}
          onSetup={onSetup}
        />
      )}
      {chosen?.kind === 'saved' && chosen.screen === null && (
        <SavedScreenCards
          template={chosen.template}
          year={year}
          onChoose={(screen) => {
            turnTo({ ...chosen, screen });
          }}
          onBack={() => {
            turnTo(null);
          }}
        />
      )}
      {chosen?.kind === 'saved' && chosen.screen !== null && year !== null && (
        <SavedChoice
          template={chosen.template}
          screen={chosen.screen}
          year={year}
          onBack={() => {
            turnTo(chosen.template.screens.length > 1 ? { ...chosen, screen: null } : null);
          }}
          onDone={onDone}
          onSetup={onSetup}
        />
      )}
      {chosen?.kind === 'saved' && chosen.screen !== null && year === null && (
        <Dialog.Body pb="6">
          <Skeleton height="20rem" role="status" aria-label="Loading the year’s data" />
        </Dialog.Body>
      )}
    </>
  );
};

/** What is looked at more closely: one of the product's, or one of the organisation's with a screen of it. */
type Chosen =
  | null
  | { readonly kind: 'product'; readonly template: Template }
  | {
      readonly kind: 'saved';
      readonly template: SavedTemplate;
      readonly screen: TemplateScreen | null;
    };

const titleOf = (chosen: Chosen): string => {
  if (chosen === null) return 'Start from a template';
  const isPart = chosen.kind === 'saved' && chosen.template.screens.length > 1;
  return isPart && chosen.screen !== null ? nameOf(chosen.screen) : nameOf(chosen.template);
};
