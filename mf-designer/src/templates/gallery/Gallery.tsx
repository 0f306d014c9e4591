import { nameOf } from 'shared-kernel/model';
import { Dialog, Skeleton } from 'shared-kernel/ui';
import { useRef } from 'react';
import { flushSync } from 'react-dom';

import { useEditorValue, useSetEditorValue } from '../../editor/EditorContext';
import { readyYearDataAtom } from '../../editor/year-data/yearDataAtom';
import { chosenSaved, galleryAtom, type ChosenTemplate } from '../galleryAtom';
import type { KeepIllustration } from '../keepIllustration';
import { SavedChoice } from '../saved/SavedChoice';
import { SavedScreenCards } from '../saved/SavedScreenCards';
import type { Template } from '../template';
import { TemplateCards } from './TemplateCards';
import { TemplateChoice } from './TemplateChoice';
import { useTemplateMaking } from './useTemplateMaking';
import { useTemplateTaking } from './useTemplateTaking';

interface GalleryProps {
  readonly shown: 'all' | ChosenTemplate;
  readonly keep: KeepIllustration;
  readonly onDone: () => void;
  /** The screen's set-up is another one. */
  readonly onSetup: () => void;
}

/** [S60] All templates, or one of them with what it asks. */
export const Gallery = ({ shown, keep, onDone, onSetup }: GalleryProps) => {
  const year = useEditorValue(readyYearDataAtom);
  const making = useTemplateMaking(year, keep);
  const show = useSetEditorValue(galleryAtom);
  const takeAtOnce = useTemplateTaking(making);
  const title = useRef<HTMLHeadingElement>(null);

  const turnTo = (to: 'all' | ChosenTemplate) => {
    flushSync(() => {
      show(to);
    });
    // The button that was pressed is gone.
    title.current?.focus();
  };
  const take = async (template: Template) => {
    const result = await takeAtOnce(template);
    if (result === 'asks') turnTo({ kind: 'product', template });
    if (result === 'taken') onDone();
  };

  return (
    <>
      <Dialog.Header pe="14">
        <Dialog.Title ref={title} tabIndex={-1} outline="none" fontSize="lg">
          {titleOf(shown)}
        </Dialog.Title>
      </Dialog.Header>
      {shown === 'all' && (
        <Dialog.Body pb="6">
          <TemplateCards
            making={making}
            size="large"
            onProduct={(template) => {
              void take(template);
            }}
            onSaved={(template) => {
              turnTo(chosenSaved(template));
            }}
          />
        </Dialog.Body>
      )}
      {shown !== 'all' && shown.kind === 'product' && (
        <TemplateChoice
          template={shown.template}
          making={making}
          onBack={() => {
            turnTo('all');
          }}
          onDone={onDone}
          onSetup={onSetup}
        />
      )}
      {shown !== 'all' && shown.kind === 'saved' && shown.screen === null && (
        <SavedScreenCards
          template={shown.template}
          year={year}
          onChoose={(screen) => {
            turnTo({ ...shown, screen });
          }}
          onBack={() => {
            turnTo('all');
          }}
        />
      )}
      {shown !== 'all' && shown.kind === 'saved' && shown.screen !== null && year !== null && (
        <SavedChoice
          template={shown.template}
          screen={shown.screen}
          year={year}
          onBack={() => {
            turnTo(shown.template.screens.length > 1 ? { ...shown, screen: null } : 'all');
          }}
          onDone={onDone}
          onSetup={onSetup}
        />
      )}
      {shown !== 'all' && shown.kind === 'saved' && shown.screen !== null && year === null && (
        <Dialog.Body pb="6">
          <Skeleton height="20rem" role="status" aria-label="Loading the year’s data" />
        </Dialog.Body>
      )}
    </>
  );
};

const titleOf = (shown: 'all' | ChosenTemplate): string => {
  if (shown === 'all') return 'Start from a template';
  const isPart = shown.kind === 'saved' && shown.template.screens.length > 1;
  return isPart && shown.screen !== null ? nameOf(shown.screen) : nameOf(shown.template);
};
