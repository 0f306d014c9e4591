import { Flex } from 'shared-kernel/ui';

import { useEditorValue } from '../editor/EditorContext';
import { useViewPicking } from '../editor/view/useViewPicking';
import { deviceSizeAtom, viewAtom } from '../editor/view/viewAtoms';
import { PreviewData } from '../preview-data/PreviewData';
import { ViewPicker } from '../views/ViewPicker';

/** In which view, on which device and with whose data the screen is looked at; in the designer's bar, in one row with all else. */
export const LookedAt = ({ inBar = false }: { readonly inBar?: boolean }) => {
  const view = useEditorValue(viewAtom);
  const size = useEditorValue(deviceSizeAtom);
  const pickView = useViewPicking();
  return (
    <Flex
      wrap={inBar ? 'nowrap' : 'wrap'}
      columnGap="2"
      rowGap={{ base: 3, lg: 1 }}
      align="center"
      minW="0"
      flex={inBar ? '0 1 52rem' : undefined}
      justify={inBar ? 'flex-end' : undefined}
    >
      <ViewPicker view={view} size={size} onPick={pickView} />
      <PreviewData />
    </Flex>
  );
};
