import { useState } from 'react';
import * as v from 'valibot';
import { OF_THIS_BROWSER, recall, remember } from 'shared-kernel/browser-memory';
import { Link } from 'shared-kernel/contract';
import type { Year, YearProgress, YearScope } from 'shared-kernel/model';
import { useMayEdit } from 'shared-kernel/roles';
import { useIsAdmin, useScope } from 'shared-kernel/session';
import {
  Box,
  Button,
  Check,
  Flex,
  Heading,
  Panel,
  Stack,
  Text,
  VisuallyHidden,
} from 'shared-kernel/ui';
import { stepsOfYear, type Step } from './stepsOfYear';

/** Whether somebody has put the list away, in this browser and for this year. */
const keyOf = ({ organisationId, yearId }: YearScope): string =>
  `supporter-screens/first-steps/${organisationId}/${yearId}`;

interface FirstStepsProps {
  readonly year: Year;
  readonly progress: YearProgress;
  /** Beside a year that is in use already: what is done has gone. */
  readonly isBrief?: boolean;
}

/** What is left to do until supporters see a year's screens; nothing for whoever looks only, and once all is done. */
export const FirstSteps = ({ year, progress, isBrief = false }: FirstStepsProps) => {
  const scope = useScope();
  const isAdmin = useIsAdmin();
  const mayEdit = useMayEdit();
  const [isHidden, setIsHidden] = useState(() =>
    recall(OF_THIS_BROWSER, keyOf(scope), v.boolean()),
  );
  if (!mayEdit) return null;
  const steps = stepsOfYear(year, progress, isAdmin);
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  const next = steps.find((step) => !step.done);
  const hide = (hidden: boolean) => {
    remember(OF_THIS_BROWSER, keyOf(scope), hidden || null);
    setIsHidden(hidden);
  };
  const far = `${String(done)} of ${String(steps.length)} done`;

  if (isHidden === true)
    return (
      <Button
        variant="plain"
        size="sm"
        alignSelf="flex-start"
        px="0"
        color="fg.muted"
        onClick={() => {
          hide(false);
        }}
      >
        {`Show first steps: ${far}`}
      </Button>
    );
  return (
    <Panel as="section" aria-labelledby="first-steps">
      <Flex justify="space-between" align="flex-start" gap="3" mb="4">
        <Box>
          <Heading id="first-steps" as="h2" fontSize="lg" fontWeight="semibold">
            First steps
          </Heading>
          <Text fontSize="sm" color="fg.muted">
            {far}
          </Text>
        </Box>
        <Button
          variant="ghost"
          size="sm"
          aria-label="Hide first steps"
          onClick={() => {
            hide(true);
          }}
        >
          Hide
        </Button>
      </Flex>
      <Stack as="ol" listStyleType="none" gap="0">
        {steps.map((step, place) =>
          isBrief && step.done ? null : (
            <StepRow key={step.title} step={step} place={place + 1} isNext={step === next} />
          ),
        )}
      </Stack>
    </Panel>
  );
};

interface StepRowProps {
  readonly step: Step;
  readonly place: number;
  readonly isNext: boolean;
}

const StepRow = ({ step, place, isNext }: StepRowProps) => {
  const { title, text, action, path, done } = step;
  return (
    <Flex as="li" gap="3" py="3" borderTopWidth="1px" align="flex-start">
      <Flex
        aria-hidden
        flexShrink="0"
        boxSize="7"
        align="center"
        justify="center"
        borderRadius="full"
        borderWidth="1px"
        fontSize="sm"
        fontWeight="medium"
        borderColor={done ? 'transparent' : isNext ? 'accent.solid' : 'border.emphasized'}
        bg={done ? 'accent.subtle' : undefined}
        color={done || isNext ? 'accent.fg' : 'fg.muted'}
      >
        {done ? <Check size={16} /> : place}
      </Flex>
      <Flex flex="1" minW="0" columnGap="4" rowGap="2" wrap="wrap" align="flex-start">
        <Box flex="1 1 16rem" minW="0" pt="0.5">
          <Heading
            as="h3"
            fontSize="md"
            fontWeight={isNext ? 'semibold' : 'medium'}
            color={done ? 'fg.muted' : undefined}
          >
            {title}
            {done && <VisuallyHidden>, done</VisuallyHidden>}
          </Heading>
          {!done && (
            <Text fontSize="sm" color="fg.muted">
              {text}
            </Text>
          )}
        </Box>
        {!done && (
          <Button asChild size="sm" variant={isNext ? 'solid' : 'outline'}>
            <Link to={path}>{action}</Link>
          </Button>
        )}
      </Flex>
    </Flex>
  );
};
