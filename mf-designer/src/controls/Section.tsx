import { Box, Collapsible, Flex, Heading, Panel, Text } from 'shared-kernel/ui';
import { memo, type ReactNode, type Ref } from 'react';

import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { closedSectionsAtom } from '../editor/panels/closedSectionsAtom';
import { DisclosureTrigger } from './DisclosureTrigger';

interface SectionProps {
  /** By which the tab remembers whether it is open. */
  readonly id: string;
  readonly label: string;
  /** Of the region, where the label changes with what is in it. */
  readonly name?: string;
  /** Said beside the label, open or closed. */
  readonly summary?: string;
  /** A part of a section rather than a panel of its own. */
  readonly part?: boolean;
  /** At the right of the label, open or closed. */
  readonly actions?: ReactNode;
  /** Of the region. */
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** A panel, or a part of one, that can be closed; moves in 300 ms (spec §9). */
export const Section = memo(function Section(props: SectionProps) {
  const { id, label, name = label, summary = '', part = false, actions, ref, children } = props;
  const open = !useEditorValue(closedSectionsAtom).has(id);
  const setClosed = useSetEditorValue(closedSectionsAtom);
  const toggle = () => {
    setClosed((closed) => {
      const after = new Set(closed);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  };
  const Frame = part ? Box : Panel;

  return (
    <Frame
      ref={ref}
      as="section"
      aria-label={name}
      flexShrink="0"
      {...(part
        ? { borderTopWidth: '1px', pt: { base: '2', lg: '1' } }
        : { px: '4', py: { base: '2', lg: '1' } })}
    >
      <Collapsible.Root open={open} lazyMount onOpenChange={toggle}>
        <Flex align="center" gap="2">
          <Heading
            as={part ? 'h3' : 'h2'}
            flex="1"
            minW="0"
            fontSize={{ base: part ? 'sm' : 'md', lg: 'sm' }}
          >
            <DisclosureTrigger>
              <Text as="span" whiteSpace="nowrap">
                {label}
              </Text>
              <Text as="span" ml="auto" truncate color="fg.muted" fontSize="xs" fontWeight="normal">
                {summary}
              </Text>
            </DisclosureTrigger>
          </Heading>
          {actions}
        </Flex>
        <Collapsible.Content animationDuration="300ms" mx="-2">
          <Box px="2" pt={{ base: 2, lg: 1 }} pb="3">
            {children}
          </Box>
        </Collapsible.Content>
      </Collapsible.Root>
    </Frame>
  );
});
