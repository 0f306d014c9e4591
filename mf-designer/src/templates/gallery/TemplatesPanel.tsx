import { Box, Button } from 'shared-kernel/ui';

import { PanelHead } from '../../controls/PanelHead';
import { useEditorValue, useSetEditorValue } from '../../editor/EditorContext';
import { readyYearDataAtom } from '../../editor/year-data/yearDataAtom';
import { chosenSaved, galleryAtom } from '../galleryAtom';
import type { KeepIllustration } from '../keepIllustration';
import type { Template } from '../template';
import { TemplateCards } from './TemplateCards';
import { useTemplateMaking } from './useTemplateMaking';
import { useTemplateTaking } from './useTemplateTaking';

/** [S157] The templates beside the canvas; what one asks is asked in the dialog. */
export const TemplatesPanel = ({ keep }: { readonly keep: KeepIllustration }) => {
  const making = useTemplateMaking(useEditorValue(readyYearDataAtom), keep);
  const showGallery = useSetEditorValue(galleryAtom);
  const take = useTemplateTaking(making);
  const choose = async (template: Template) => {
    if ((await take(template)) === 'asks') showGallery({ kind: 'product', template });
  };
  return (
    <Box as="section" aria-label="Templates" px="3" py="2">
      <PanelHead title="Templates">
        <Button
          size="xs"
          variant="ghost"
          onClick={() => {
            showGallery('all');
          }}
        >
          Larger
        </Button>
      </PanelHead>
      <TemplateCards
        making={making}
        size="small"
        onProduct={(template) => {
          void choose(template);
        }}
        onSaved={(template) => {
          showGallery(chosenSaved(template));
        }}
      />
    </Box>
  );
};
