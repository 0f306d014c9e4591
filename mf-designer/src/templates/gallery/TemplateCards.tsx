import { Link } from 'shared-kernel/contract';
import type { SavedTemplate } from 'shared-kernel/model';
import { Box, Button, Flex, Grid, Heading, NativeSelect, Skeleton, Stack } from 'shared-kernel/ui';
import { useMemo } from 'react';

import { contentAtom } from '../../editor/documentAtoms';
import { useEditorValue, useSetEditorValue } from '../../editor/EditorContext';
import { readyYearDataAtom } from '../../editor/year-data/yearDataAtom';
import { galleryAtom } from '../galleryAtom';
import { SavedCards } from '../saved/SavedCards';
import { useSavedTemplates } from '../saved/useSavedTemplates';
import { savingTemplateAtom } from '../savingTemplateAtom';
import { STORY_TEMPLATES } from '../storyTemplatesPath';
import { STYLES } from '../styles/styles';
import type { Template } from '../template';
import { templatesIn } from '../templates';
import { cardColumns, type CardSize } from './cardSize';
import { StyleChoice } from './StyleChoice';
import { styleAtom } from './styleAtom';
import { TemplateCard } from './TemplateCard';
import type { TemplateMaking } from './useTemplateMaking';

interface TemplateCardsProps {
  readonly making: TemplateMaking;
  readonly size: CardSize;
  readonly onProduct: (template: Template) => void;
  readonly onSaved: (template: SavedTemplate) => void;
}

/** [S60] Every screen that stories are made of, in one style, and [S154] what the organisation has saved: first, where it has. */
export const TemplateCards = ({ making, size, onProduct, onSaved }: TemplateCardsProps) => {
  const [saved] = useSavedTemplates();
  const year = useEditorValue(readyYearDataAtom);
  const showGallery = useSetEditorValue(galleryAtom);
  const askToSave = useSetEditorValue(savingTemplateAtom);
  const hasObjects = useEditorValue(contentAtom).items.length > 0;
  if (saved.status === 'loading') {
    return <Skeleton height="20rem" role="status" aria-label="Loading the templates" />;
  }
  const hasOwn =
    saved.status === 'failed' ||
    saved.value.templates.length > 0 ||
    saved.value.unreadable.length > 0;
  const own = (
    <SavedCards
      year={year}
      size={size}
      onSave={
        hasObjects
          ? () => {
              showGallery(null);
              askToSave(true);
            }
          : null
      }
      onChoose={onSaved}
    />
  );
  return (
    <Stack gap={size === 'small' ? '5' : '8'}>
      {hasOwn && own}
      <ReadyMade making={making} size={size} titled={hasOwn} onProduct={onProduct} />
      {!hasOwn && own}
    </Stack>
  );
};

interface ReadyMadeProps extends Pick<TemplateCardsProps, 'making' | 'size' | 'onProduct'> {
  readonly titled: boolean;
}

const ReadyMade = ({ making: { makeSample }, size, titled, onProduct }: ReadyMadeProps) => {
  const style = useEditorValue(styleAtom);
  const cards = useMemo(
    () => templatesIn(style).map((template) => ({ template, sample: makeSample(template) })),
    [makeSample, style],
  );
  return (
    <Box as="section" aria-label="Ready-made">
      {titled && (
        <Heading as="h3" size="sm" mb="3">
          Ready-made
        </Heading>
      )}
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="4">
        <StyleOfCards size={size} />
        <Button asChild variant="plain" size="sm" h="auto" p="0" color="accent.fg">
          <Link to={STORY_TEMPLATES}>Begin with a whole story</Link>
        </Button>
      </Flex>
      <Grid {...cardColumns(size)}>
        {cards.map(({ template, sample }) => (
          <TemplateCard
            key={template.id}
            template={template}
            sample={sample}
            size={size}
            onChoose={() => {
              onProduct(template);
            }}
          />
        ))}
      </Grid>
    </Box>
  );
};

const StyleOfCards = ({ size }: { readonly size: CardSize }) => {
  const style = useEditorValue(styleAtom);
  const setStyle = useSetEditorValue(styleAtom);
  if (size === 'large') return <StyleChoice style={style} onStyle={setStyle} />;
  return (
    <NativeSelect.Root size="xs">
      <NativeSelect.Field
        aria-label="Style"
        title={style.purpose}
        value={style.id}
        onChange={(event) => {
          const chosen = STYLES.find(({ id }) => id === event.target.value);
          if (chosen !== undefined) setStyle(chosen);
        }}
      >
        {STYLES.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
};
