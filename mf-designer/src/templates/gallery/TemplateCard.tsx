import type { ScreenContent } from 'shared-kernel/model';
import { chakra, Text } from 'shared-kernel/ui';
import { useState } from 'react';

import type { Template } from '../template';
import { THUMBNAIL_HEIGHTS, type CardSize } from './cardSize';
import { TemplateThumbnail } from './TemplateThumbnail';

interface TemplateCardProps {
  readonly template: Pick<Template, 'name' | 'purpose'>;
  /** Beside what it is for: how many screens it has. */
  readonly note?: string;
  /** With examples in place of placeholders. */
  readonly sample: ScreenContent;
  readonly size?: CardSize;
  readonly onChoose: () => void;
}

/** One template of the gallery; it plays while it is pointed at or focused. */
export const TemplateCard = (props: TemplateCardProps) => {
  const { template, note = '', sample, size = 'large', onChoose } = props;
  const [attended, setAttended] = useState(false);
  const about = [template.purpose, note].filter((words) => words !== '').join(' ');
  const attend = () => {
    setAttended(true);
  };
  const leave = () => {
    setAttended(false);
  };
  return (
    <chakra.button
      type="button"
      aria-label={[template.name, about].filter((words) => words !== '').join(': ')}
      onClick={onChoose}
      onPointerEnter={attend}
      onPointerLeave={leave}
      onFocus={attend}
      onBlur={leave}
      display="flex"
      flexDirection="column"
      // Beside others it is as high as the highest.
      flex="1"
      alignItems="center"
      {...(size === 'small' ? { gap: '1.5', p: '1.5', title: about } : { gap: '3', p: '3' })}
      borderRadius="l3"
      borderWidth="1px"
      textAlign="center"
      cursor="pointer"
      _hover={{ bg: 'bg.subtle', borderColor: 'border.emphasized' }}
    >
      <TemplateThumbnail
        content={sample}
        view="mobilePortrait"
        height={THUMBNAIL_HEIGHTS[size]}
        playing={attended}
      />
      <Text
        as="span"
        fontWeight="medium"
        fontSize={size === 'small' ? 'xs' : 'sm'}
        lineClamp="3"
        {...WRAPPED}
      >
        {template.name}
      </Text>
      {about !== '' && size === 'large' && (
        <Text as="span" color="fg.muted" fontSize="xs" mt="-2" lineClamp="4" {...WRAPPED}>
          {about}
        </Text>
      )}
    </chakra.button>
  );
};

const WRAPPED = { maxW: 'full', overflowWrap: 'anywhere' } as const;
