import { Box, Check, Flex, VisuallyHidden } from 'shared-kernel/ui';
import { IMPORT_STEPS, type ImportStep } from './importStage';

const STEP_WORDS = {
  file: 'File',
  columns: 'Columns',
  check: 'Check',
  import: 'Import',
  result: 'Result',
} as const satisfies Record<ImportStep, string>;

/** The steps of an import, and which of them is the present one. */
export const ImportSteps = ({ current }: { current: ImportStep }) => {
  const present = IMPORT_STEPS.indexOf(current);
  return (
    <>
      <VisuallyHidden role="status">
        Step {present + 1} of {IMPORT_STEPS.length}: {STEP_WORDS[current]}
      </VisuallyHidden>
      <Flex as="ol" aria-label="Steps of the import" listStyleType="none" gap="1" mb="5">
        {IMPORT_STEPS.map((step, index) => (
          <StepMark key={step} step={step} index={index} present={present} />
        ))}
      </Flex>
    </>
  );
};

interface StepMarkProps {
  readonly step: ImportStep;
  readonly index: number;
  readonly present: number;
}

const StepMark = ({ step, index, present }: StepMarkProps) => {
  const [isPast, isPresent] = [index < present, index === present];
  return (
    <Flex
      as="li"
      aria-current={isPresent ? 'step' : undefined}
      flex="1"
      direction="column"
      gap="1.5"
      minW="0"
    >
      <Box
        h="3px"
        borderRadius="full"
        bg={isPast || isPresent ? 'accent.solid' : 'bg.emphasized'}
      />
      <Flex
        align="center"
        gap="1.5"
        fontSize={{ base: 'xs', sm: 'sm' }}
        fontWeight={isPresent ? 'semibold' : 'normal'}
        color={isPresent ? 'fg' : 'fg.muted'}
      >
        {isPast && (
          <Box as="span" display={{ base: 'none', sm: 'inline-flex' }}>
            <Check size={14} aria-hidden />
          </Box>
        )}
        {STEP_WORDS[step]}
      </Flex>
    </Flex>
  );
};
