import { failureSentence } from 'shared-kernel/firestore';
import { areMasked } from 'shared-kernel/addresses';
import { isKeptOut, KEPT_OUT_NOTE, type Supporter } from 'shared-kernel/model';
import { hiddenWords, useMayEdit } from 'shared-kernel/roles';
import { useIsAdmin } from 'shared-kernel/session';
import { Box, Button, Field, Flex, Input, Lock, LOOKUP_TEXTS, Text } from 'shared-kernel/ui';
import { useRef, type RefObject } from 'react';

import { ChoiceField } from '../controls/inputs/ChoiceField';
import { contentAtom } from '../editor/documentAtoms';
import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { DATA_MODES, dataModeOf } from '../editor/preview/dataMode';
import { dataModeAtom } from '../editor/preview/dataModeAtom';
import { unmetIdsAtom } from '../editor/preview/previewAtom';
import {
  revealedEmailAtom,
  supporterLookupAtom,
  writtenEmailAtom,
} from '../editor/preview/supporterLookupAtom';
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
      flex={{ lg: '9 1 27rem' }}
      maxW={{ lg: '31rem' }}
      w={{ base: 'full', sm: 'auto' }}
    >
      <Box flexShrink="0" w={{ base: 'full', sm: '11.5rem' }}>
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
      {/* As wide as the email needs, whatever is chosen: nothing beside it moves when an example is found. */}
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
  const input = useRef<HTMLInputElement>(null);
  useSupporterLoading();
  return (
    <>
      <Field.Root flex={{ base: '3 1 0', lg: '1 1 0' }} minW="0">
        <Field.Label srOnly>Supporter email</Field.Label>
        <Input
          ref={input}
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
      <Flex direction="column" flex={{ base: '2 1 0', lg: '0 0 5rem' }} minW="0" lineHeight="1.2">
        <LookupStatus />
        <LookupNote input={input} />
      </Flex>
    </>
  );
};

/** Why nobody could be looked up, where it is not that there is no such supporter; or what they do not see. */
const LookupNote = ({ input }: { readonly input: RefObject<HTMLInputElement | null> }) => {
  const lookup = useEditorValue(supporterLookupAtom);
  const unmet = useEditorValue(unmetIdsAtom).size;
  if (lookup.status === 'notFound' && lookup.failure.code !== 'data/not-found') {
    return (
      <Text color="fg.error" fontSize="xs">
        {failureSentence(lookup.failure)}
      </Text>
    );
  }
  if (lookup.status === 'found' && lookup.found.masked !== undefined)
    return <HiddenNote supporter={lookup.found} input={input} />;
  if (unmet === 0) return null;
  return (
    <Text color="fg.muted" fontSize="xs">
      {`${String(unmet)} ${unmet === 1 ? 'item is' : 'items are'} not shown to this supporter`}
    </Text>
  );
};

interface HiddenNoteProps {
  readonly supporter: Supporter;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Values of sensitive fields are left out, and shown by a click that is logged (D371); of a masked example they are not. */
const HiddenNote = ({ supporter: { email, masked = [] }, input }: HiddenNoteProps) => {
  const reveal = useSetEditorValue(revealedEmailAtom);
  const mayShow = useMayEdit() && !areMasked([email]);
  return (
    <Flex role="note" aria-label="Hidden values" columnGap="1.5" align="center" minW="0">
      <Box color="fg.muted" flexShrink="0" aria-hidden>
        <Lock size={12} />
      </Box>
      {/* There is no room for it beside the tools of a wide window, where the button says the same. */}
      <Text
        color="fg.muted"
        fontSize="xs"
        truncate
        title={hiddenWords(masked)}
        display={mayShow ? { lg: 'none' } : undefined}
      >
        Hidden
      </Text>
      {mayShow && (
        <Button
          size="2xs"
          variant="outline"
          h="5"
          px="1.5"
          flexShrink="0"
          title={`${hiddenWords(masked)} The activity log notes that you looked.`}
          onClick={() => {
            input.current?.focus();
            reveal(email);
          }}
        >
          Show
        </Button>
      )}
    </Flex>
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
      lineClamp="2"
      fontSize="xs"
      color={status === 'notFound' ? 'fg.error' : 'fg.muted'}
    >
      {status === 'none' ? 'Shows fallbacks' : isNamed ? KEPT_OUT_NOTE : LOOKUP_TEXTS[status]}
    </Text>
  );
};
