import { failureSentence } from 'shared-kernel/firestore';
import { isKeptOut, KEPT_OUT_NOTE } from 'shared-kernel/model';
import { useIsAdmin } from 'shared-kernel/session';
import { Box, Field, Flex, Input, LOOKUP_TEXTS, Text } from 'shared-kernel/ui';

import { ChoiceField } from '../controls/inputs/ChoiceField';
import { contentAtom } from '../editor/documentAtoms';
import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { DATA_MODES, dataModeOf } from '../editor/preview/dataMode';
import { dataModeAtom } from '../editor/preview/dataModeAtom';
import { unmetIdsAtom } from '../editor/preview/previewAtom';
import { supporterLookupAtom, writtenEmailAtom } from '../editor/preview/supporterLookupAtom';
import { useEditorReading } from '../editor/useEditorReading';
import { useSupporterLoading } from './useSupporterLoading';

const CHOICES = DATA_MODES.map(({ id, label }) => ({ value: id, label }));

/** Stands in the input while no supporter is chosen (spec §9). */
const TEST_EMAIL = 'test@example.org';

/** Whose data the canvas shows and playing plays. */
export const PreviewData = () => {
  const mode = useEditorValue(dataModeAtom);
  const setMode = useSetEditorValue(dataModeAtom);
  return (
    <Flex
      columnGap="2"
      rowGap="1"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      align="center"
      minW="0"
      flex={{ lg: '1 1 22rem' }}
      maxW={{ lg: '31rem' }}
      w={{ base: 'full', sm: 'auto' }}
    >
      <Box flexShrink="0" w={{ base: 'full', sm: '11.5rem', lg: '10rem' }}>
        <ChoiceField
          label="Preview data"
          labelHidden
          value={mode.id}
          choices={CHOICES}
          onChange={(id) => {
            setMode(dataModeOf(id));
          }}
        />
      </Box>
      {/* As wide as the e-mail needs, whatever is chosen: nothing beside it moves when an example is found. */}
      <Flex
        flex={{ lg: '1 1 0' }}
        w={{ base: 'full', sm: '20rem', lg: 'auto' }}
        minW="0"
        minH="9"
        columnGap="2"
        align="center"
      >
        {mode.sample === null ? <SupporterInput /> : <ConditionsNote />}
      </Flex>
    </Flex>
  );
};

/** [S53] Nobody in particular is looked at: that an item shows says nothing about its conditions. */
const ConditionsNote = () => {
  const conditional = useEditorReading(
    ({ get }) => get(contentAtom).items.filter(({ conditions }) => conditions.length > 0).length,
  );
  if (conditional === 0) return null;
  return (
    <Text
      role="note"
      aria-label="Conditions in the preview"
      color="fg.muted"
      fontSize="xs"
      lineHeight="1.2"
    >
      {conditional === 1
        ? '1 item has conditions: it shows all the same'
        : `${String(conditional)} items have conditions: they show all the same`}
    </Text>
  );
};

const SupporterInput = () => {
  const email = useEditorValue(writtenEmailAtom);
  const setEmail = useSetEditorValue(writtenEmailAtom);
  useSupporterLoading();
  return (
    <>
      <Field.Root flex="3 1 0" minW="0">
        <Field.Label srOnly>Supporter email</Field.Label>
        <Input
          size="sm"
          type="email"
          autoComplete="off"
          placeholder={TEST_EMAIL}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
          }}
        />
      </Field.Root>
      <Flex direction="column" flex="2 1 0" minW="0" lineHeight="1.2">
        <LookupStatus />
        <LookupNote />
      </Flex>
    </>
  );
};

/** Why nobody could be looked up, where it is not that there is no such supporter; or what they do not see. */
const LookupNote = () => {
  const lookup = useEditorValue(supporterLookupAtom);
  const unmet = useEditorValue(unmetIdsAtom).size;
  if (lookup.status === 'notFound' && lookup.failure.code !== 'data/not-found') {
    return (
      <Text color="fg.error" fontSize="xs">
        {failureSentence(lookup.failure)}
      </Text>
    );
  }
  if (unmet === 0) return null;
  return (
    <Text color="fg.muted" fontSize="xs">
      {`${String(unmet)} ${unmet === 1 ? 'item is' : 'items are'} not shown to this supporter`}
    </Text>
  );
};

const LookupStatus = () => {
  const lookup = useEditorValue(supporterLookupAtom);
  const isAdmin = useIsAdmin();
  const { status } = lookup;
  const isNamed = lookup.status === 'notFound' && isAdmin && isKeptOut(lookup.failure);
  return (
    <Text
      as="span"
      role="status"
      aria-label="Supporter lookup"
      truncate
      fontSize="xs"
      color={status === 'notFound' ? 'fg.error' : 'fg.muted'}
    >
      {status === 'none' ? 'Shows fallbacks' : isNamed ? KEPT_OUT_NOTE : LOOKUP_TEXTS[status]}
    </Text>
  );
};
