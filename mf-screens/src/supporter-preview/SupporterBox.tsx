import { failureSentence } from 'shared-kernel/firestore';
import { isKeptOut, KEPT_OUT_NOTE } from 'shared-kernel/model';
import { HiddenFields } from 'shared-kernel/roles';
import { useIsAdmin } from 'shared-kernel/session';
import {
  Button,
  EmptyState,
  Field,
  Flex,
  Heading,
  LOOKUP_TEXTS,
  Panel,
  Play,
  Stack,
  Text,
  SupporterEmailInput,
} from 'shared-kernel/ui';
import { useRef, useState, type RefObject } from 'react';
import { PreviewDialog } from './PreviewDialog';
import { useSupporterScreens, type SupporterScreens } from './useSupporterScreens';

/** "Preview as supporter": an e-mail in, all screens of that supporter out (spec §2). */
export const SupporterPreview = () => {
  const [email, setEmail] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [revealed, setRevealed] = useState<string | null>(null);
  const lookup = useSupporterScreens(email, revealed);
  const isAdmin = useIsAdmin();
  return (
    <Panel as="section" aria-label="Preview as supporter">
      <Heading as="h2" fontSize="lg" mb="3">
        Preview as supporter
      </Heading>
      <Stack gap="4">
        <Field.Root maxW="24rem">
          <Field.Label>Supporter email</Field.Label>
          <SupporterEmailInput ref={input} value={email} onChange={setEmail} />
          <Field.HelperText role="status">{STATUS_TEXTS[lookup.status]}</Field.HelperText>
        </Field.Root>
        {lookup.status === 'notFound' && lookup.failure.code !== 'data/not-found' && (
          <Text color="fg.error">{failureSentence(lookup.failure)}</Text>
        )}
        {lookup.status === 'notFound' && isAdmin && isKeptOut(lookup.failure) && (
          <Text>{KEPT_OUT_NOTE}</Text>
        )}
        {lookup.status === 'found' && (
          <HiddenFields
            names={lookup.found.supporter.masked ?? []}
            onShow={() => {
              input.current?.focus();
              setRevealed(email.trim());
            }}
          >
            Texts show what they say without a value.
          </HiddenFields>
        )}
        {lookup.status === 'found' && (
          <Found key={lookup.found.supporter.email} found={lookup.found} input={input} />
        )}
      </Stack>
    </Panel>
  );
};

const STATUS_TEXTS = {
  none: 'All their screens open as soon as the supporter is found.',
  ...LOOKUP_TEXTS,
} as const;

interface FoundProps {
  readonly found: SupporterScreens;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Opens by itself (spec §2), and again when asked to. */
const Found = ({ found, input }: FoundProps) => {
  const { supporter, screens } = found;
  const [open, setOpen] = useState(true);
  if (screens.length === 0) {
    return (
      <EmptyState title="No screens for this supporter">
        {supporter.email} does not match any screen that has something on it. Choose “All
        supporters” in a screen’s set-up to show it to everybody.
      </EmptyState>
    );
  }
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Button
        variant="outline"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Play size={16} aria-hidden />
        Play the screens
      </Button>
      <Text color="fg.muted" fontSize="sm">
        {playingWords(found)}
      </Text>
      <PreviewDialog
        found={found}
        open={open}
        focusAfter={input}
        onClose={() => {
          setOpen(false);
        }}
      />
    </Flex>
  );
};

function playingWords({ screens }: SupporterScreens): string {
  const seconds = Math.round(screens.reduce((sum, { endSeconds }) => sum + endSeconds, 0));
  return `${screens.length === 1 ? '1 screen' : `${String(screens.length)} screens`}, ${String(seconds)} s`;
}
