import { VIEWS, type ScreenContent } from 'shared-kernel/model';
import { Flex } from 'shared-kernel/ui';

import { TemplateThumbnail } from './TemplateThumbnail';

/** CSS pixels of the first view, and of the others beside it. */
const LARGE = 400;
const SMALL = 120;

/** A template in all its views; the first one plays. */
export const TemplateViews = ({ sample }: { readonly sample: ScreenContent }) => {
  const [first, ...others] = VIEWS;
  return (
    <>
      <TemplateThumbnail content={sample} view={first} height={LARGE} playing />
      <Flex direction={{ base: 'row', md: 'column' }} wrap="wrap" gap="3" align="start">
        {others.map((view) => (
          <TemplateThumbnail
            key={view}
            content={sample}
            view={view}
            height={view === 'tabletPortrait' ? SMALL : SMALL * 0.7}
            playing={false}
          />
        ))}
      </Flex>
    </>
  );
};
