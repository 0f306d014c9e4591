import type { ScreenContent, View } from 'shared-kernel/model';
import { Box, Center, Stack, Text } from 'shared-kernel/ui';
import { useMemo, type ReactNode } from 'react';

import { useInSight } from '../controls/useInSight';
import { useEditorValue } from '../editor/EditorContext';
import { previewAtom } from '../editor/preview/previewAtom';
import { TemplateThumbnail } from '../templates/gallery/TemplateThumbnail';
import { stillSize } from './stillSize';

interface StillFrameProps {
  readonly view: View;
  readonly caption: string;
  /** Where there is no screen: what stands in its place. */
  readonly instead?: string;
  readonly children?: ReactNode;
}

/** The place of a still, as large as it will be. */
export const StillFrame = ({ view, caption, instead, children }: StillFrameProps) => (
  <Stack as="figure" gap="1.5" flexShrink="0" style={{ width: stillSize(view).width }} maxW="full">
    <Text as="figcaption" fontSize="xs" fontWeight="medium" color="fg.muted">
      {caption}
    </Text>
    <Box
      overflow="hidden"
      borderRadius="l2"
      bg={instead === undefined ? 'bg.muted' : undefined}
      borderWidth={instead === undefined ? undefined : '1px'}
      borderStyle="dashed"
      borderColor="border.emphasized"
      style={{ height: stillSize(view).height }}
    >
      {instead === undefined ? (
        children
      ) : (
        <Center h="full" px="3">
          <Text fontSize="sm" color="fg.muted" textAlign="center">
            {instead}
          </Text>
        </Center>
      )}
    </Box>
  </Stack>
);

interface ScreenStillProps extends Pick<StillFrameProps, 'caption' | 'view'> {
  readonly content: ScreenContent;
}

/** [S166] A screen once it is all there, with the data that the page looks at; drawn while it is in sight. */
export const ScreenStill = ({ content, view, caption }: ScreenStillProps) => {
  const [place, near] = useInSight<HTMLDivElement>();
  return (
    <StillFrame view={view} caption={caption}>
      <Box ref={place} h="full">
        {near && <Drawn content={content} view={view} />}
      </Box>
    </StillFrame>
  );
};

const Drawn = ({ content, view }: Pick<ScreenStillProps, 'content' | 'view'>) => {
  const { played } = useEditorValue(previewAtom);
  const shown = useMemo(() => played(content), [played, content]);
  return (
    <TemplateThumbnail
      content={shown}
      view={view}
      height={stillSize(view).height}
      playing={false}
    />
  );
};
