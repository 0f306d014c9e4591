import { STORY_LENGTHS, type HostedPage } from 'shared-kernel/model';
import { useToast } from 'shared-kernel/session';
import { Box, Button, chakra, Copy, Field, Flex, Input, Stack, Text } from 'shared-kernel/ui';
import { hostedAddress } from '../../screen-store/linkTarget';
import type { StoryEdits } from '../useStoryEdits';
import { StoryText } from './StoryText';

interface HostedPageFieldsProps {
  readonly edits: StoryEdits;
  readonly origin: string | null;
}

/** The page that the product hosts: its address, and what a preview of its link says. */
export const HostedPageFields = ({ edits, origin }: HostedPageFieldsProps) => {
  const { edit, faultAt } = edits;
  const { hostedPage } = edits.edited;
  const change = (changes: Partial<HostedPage>) => {
    edit((story) => ({ hostedPage: { ...story.hostedPage, ...changes } }));
  };
  return (
    <Stack gap="4" borderTopWidth="1px" pt="4">
      <PathInput
        origin={origin}
        path={hostedPage.path}
        fault={faultAt('hostedPage.path')}
        onChange={(path) => {
          change({ path });
        }}
      />
      <StoryText
        label="Title of the page"
        value={hostedPage.title}
        fault={faultAt('hostedPage.title')}
        maxLength={STORY_LENGTHS.pageTitle}
        placeholder="Your year with us"
        help="In the browser’s tab, and where the link is shared."
        onChange={(title) => {
          change({ title });
        }}
      />
      <StoryText
        label="Description"
        long
        value={hostedPage.description}
        fault={faultAt('hostedPage.description')}
        maxLength={STORY_LENGTHS.pageDescription}
        placeholder="See what you made possible this year."
        help="One or two sentences for whoever is shown the link. Nothing personal."
        onChange={(description) => {
          change({ description });
        }}
      />
    </Stack>
  );
};

interface PathInputProps {
  readonly origin: string | null;
  readonly path: string;
  readonly fault: string | null;
  readonly onChange: (path: string) => void;
}

const PathInput = ({ origin, path, fault, onChange }: PathInputProps) => {
  const address = hostedAddress(path.trim(), origin);
  return (
    <Field.Root invalid={fault !== null}>
      <Field.Label>Address of the hosted page</Field.Label>
      <Flex w="full" gap="2" wrap="wrap">
        <Flex
          flex="1"
          minW="14rem"
          align="center"
          borderWidth="1px"
          borderRadius="l2"
          borderColor={fault === null ? 'border' : 'border.error'}
          _focusWithin={{ outline: '2px solid', outlineColor: 'accent.focusRing' }}
        >
          <Text
            color="fg.muted"
            ps="3"
            fontSize="sm"
            whiteSpace="nowrap"
            overflow="hidden"
            textOverflow="ellipsis"
            aria-hidden
          >
            {hostedAddress('', origin).replace(/^https?:\/\//, '')}
          </Text>
          <Input
            border="0"
            outline="0"
            ps="0"
            flex="1"
            minW="7rem"
            value={path}
            placeholder="your-year"
            maxLength={STORY_LENGTHS.path.most}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              onChange(event.currentTarget.value.toLowerCase().replaceAll(' ', '-'));
            }}
          />
        </Flex>
        <AddressActions address={address} disabled={path.trim() === '' || fault !== null} />
      </Flex>
      <Field.ErrorText>{fault}</Field.ErrorText>
      <Field.HelperText overflowWrap="anywhere">
        {path.trim() === '' ? 'Small letters, digits and hyphens. Empty for no page.' : address}
      </Field.HelperText>
    </Field.Root>
  );
};

/** Spec §9. */
const COPIED_MS = 2_000;
const HEADER = 'Address of the hosted page';

const AddressActions = ({ address, disabled }: { address: string; disabled: boolean }) => {
  const showToast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({
        header: HEADER,
        body: 'Copied to clipboard!',
        variant: 'success',
        delayMs: COPIED_MS,
      });
    } catch (cause) {
      console.error('The clipboard could not be written', cause);
      showToast({
        header: HEADER,
        body: 'Your browser did not allow copying – please select and copy it yourself',
        variant: 'danger',
      });
    }
  };
  return (
    <Box display="flex" gap="2">
      <Button variant="outline" disabled={disabled} onClick={() => void copy()}>
        <Copy size={16} aria-hidden />
        Copy
      </Button>
      {disabled ? (
        <Button variant="outline" disabled>
          Open
        </Button>
      ) : (
        <Button asChild variant="outline">
          <chakra.a href={address} target="_blank" rel="noreferrer">
            Open
          </chakra.a>
        </Button>
      )}
    </Box>
  );
};
