import type { SameName } from 'year-transfer';
import type { Year } from 'shared-kernel/model';
import { Box, Button, Fieldset, RadioGroup, Stack, Text } from 'shared-kernel/ui';
import { SetUpSection } from '../section/SetUpSection';
import { amountsOf, countOf } from './amountsOf';
import { ReportList } from './ReportList';
import { reportSections, wordsOf } from './reportSections';
import type { RollForwardPlan } from './rollForwardPlan';

interface PlanPanelProps {
  readonly plan: RollForwardPlan;
  readonly years: { readonly source: Year; readonly target: Year };
  readonly sameName: SameName;
  readonly onSameName: (sameName: SameName) => void;
  readonly onStart: () => void;
}

/** What would be made, what would be missing, and the one button that does it. */
export const PlanPanel = ({ plan, years, sameName, onSameName, onStart }: PlanPanelProps) => {
  const { source, target } = years;
  const words = { source: source.name, target: target.name, done: false };
  const count = countOf(plan.made) + (plan.story === null ? 0 : 1);
  const isUnfinished = plan.fields.some(({ status }) => status === 'empty');
  return (
    <SetUpSection
      title="Before you roll forward"
      help={`${amountsOf(plan.made)} will be made in ${target.name}${plan.story === null ? '' : ', with the story of the year'}. ${source.name} stays as it is.`}
    >
      {plan.named.length > 0 && (
        <SameNameChoice plan={plan} target={target} chosen={sameName} onChoose={onSameName} />
      )}
      <ReportList sections={reportSections(plan, [], words)} />
      {isUnfinished && <Text color="fg.error">Enter a name for every field and page.</Text>}
      <Box>
        <Button disabled={count === 0 || isUnfinished} onClick={onStart}>
          Roll forward to {target.name}
        </Button>
        {count === 0 && (
          <Text color="fg.muted" fontSize="sm" mt="2">
            {target.name} has everything of {source.name} already.
          </Text>
        )}
      </Box>
    </SetUpSection>
  );
};

interface SameNameChoiceProps {
  readonly plan: RollForwardPlan;
  readonly target: Year;
  readonly chosen: SameName;
  readonly onChoose: (sameName: SameName) => void;
}

const SameNameChoice = ({ plan, target, chosen, onChoose }: SameNameChoiceProps) => (
  <Fieldset.Root>
    <Fieldset.Legend fontWeight="medium">
      {target.name} has names like these already ({plan.named.length})
    </Fieldset.Legend>
    <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      {plan.named.map(wordsOf).join(', ')}
    </Text>
    <RadioGroup.Root
      value={chosen}
      onValueChange={({ value }) => {
        onChoose(value === 'makeBeside' ? 'makeBeside' : 'leaveOut');
      }}
    >
      <Stack gap="2">
        {CHOICES.map(({ value, label }) => (
          <RadioGroup.Item key={value} value={value}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  </Fieldset.Root>
);

const CHOICES = [
  {
    value: 'leaveOut',
    label: 'Keep the ones that are there: what refers to them finds them',
  },
  { value: 'makeBeside', label: 'Make them as well, so that each is there twice' },
] as const satisfies readonly { readonly value: SameName; readonly label: string }[];
