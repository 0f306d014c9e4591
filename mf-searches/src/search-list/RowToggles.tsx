import { Flex, Text } from 'shared-kernel/ui';
import type { SearchUse } from '../used-in/usesOfSearch';
import { usesSummary } from '../used-in/usesSummary';
import { RowToggle } from './RowToggle';
import type { RowPart, RowParts } from './useRowParts';

interface RowTogglesProps {
  readonly parts: RowParts;
  /** Null where they are not known. */
  readonly uses: readonly SearchUse[] | null;
  readonly hasExamples: boolean;
  /** While it is counted anew, the buttons stay where they are. */
  readonly working: boolean;
}

/** The buttons that open what is known of a search below its row. */
export const RowToggles = ({ parts, uses, hasExamples, working }: RowTogglesProps) => {
  const toggle = (part: RowPart, label: string, disabled = false) => (
    <RowToggle
      label={label}
      open={parts.isOpen(part) && !disabled}
      controls={parts.idOf(part)}
      disabled={disabled}
      onToggle={() => {
        parts.toggle(part);
      }}
    />
  );
  return (
    <Flex
      direction={{ base: 'row', lg: 'column' }}
      wrap="wrap"
      align={{ base: 'center', lg: 'flex-start' }}
      ml={{ base: '-1.5', lg: 0 }}
      gridColumn={{ base: '2 / -1', lg: 'auto' }}
      gridRow={{ md: '2', lg: 'auto' }}
    >
      <Flex wrap="wrap">
        {toggle('breakdown', 'Breakdown', working)}
        {hasExamples || working ? (
          toggle('examples', 'Example supporters', working)
        ) : (
          <Aside>No example supporters</Aside>
        )}
      </Flex>
      {uses !== null &&
        (uses.length === 0 ? (
          <Aside>Not used yet</Aside>
        ) : (
          toggle('uses', `Used in ${usesSummary(uses)}`)
        ))}
    </Flex>
  );
};

/** In the place of a button that would open nothing. */
const Aside = ({ children }: { readonly children: string }) => (
  <Text pl={{ base: '1.5', lg: '6' }} pr="1.5" color="fg.subtle" fontSize="xs" lineHeight="24px">
    {children}
  </Text>
);
