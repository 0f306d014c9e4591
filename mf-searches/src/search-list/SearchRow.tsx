import { Link, links } from 'shared-kernel/contract';
import type { MatchingProgress } from 'shared-kernel/firestore';
import { isWorking, type Search } from 'shared-kernel/model';
import {
  Box,
  Button,
  ConfirmDialog,
  ExampleEmails,
  Flex,
  Heading,
  Panel,
  RefreshCw,
  SupportersMatched,
  Text,
  Trash2,
} from 'shared-kernel/ui';
import { useState } from 'react';
import { searchName } from '../search-store/searchName';
import { Breakdown } from './Breakdown';
import { searchSentence } from './searchSentence';

interface SearchRowProps {
  readonly search: Search;
  readonly supportersTotal: number;
  readonly progress: MatchingProgress | null;
  readonly onRecalculate: () => void;
  readonly onDelete: () => void;
}

/** One search of the list: whom it matches, and what can be done with it. */
export const SearchRow = (props: SearchRowProps) => {
  const { search } = props;
  const name = searchName(search);
  return (
    <Panel as="article" aria-label={name}>
      <Flex wrap="wrap" gap="4" align="flex-start">
        <Box flex="1" minW="14rem">
          <Heading
            as="h2"
            fontSize="lg"
            lineHeight="1.4"
            fontWeight="semibold"
            overflowWrap="anywhere"
          >
            <Box asChild _hover={{ color: 'accent.fg', textDecoration: 'underline' }}>
              <Link to={links.search(search.id)}>{name}</Link>
            </Box>
          </Heading>
          <Text color="fg.muted" fontSize="sm">
            {searchSentence(search)}
          </Text>
        </Box>
        <SupportersMatched
          result={search}
          total={props.supportersTotal}
          progress={props.progress}
        />
        <Actions name={name} onRecalculate={props.onRecalculate} onDelete={props.onDelete} />
      </Flex>
      {!isWorking(search) && (
        <Flex wrap="wrap" columnGap="6" mt="2" align="flex-start">
          <Box maxW="full">
            <Breakdown spread={search.supportersMatchedSpread} />
          </Box>
          {search.supportersMatchedEmails.length > 0 && (
            <Box maxW="full">
              <ExampleEmails emails={search.supportersMatchedEmails} />
            </Box>
          )}
        </Flex>
      )}
    </Panel>
  );
};

interface ActionsProps {
  readonly name: string;
  readonly onRecalculate: () => void;
  readonly onDelete: () => void;
}

const Actions = ({ name, onRecalculate, onDelete }: ActionsProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <Flex gap="2">
      <Button
        size="sm"
        variant="outline"
        aria-label={`Recalculate ${name}`}
        onClick={onRecalculate}
      >
        <RefreshCw size={14} aria-hidden />
        Recalculate
      </Button>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Delete ${name}`}
        onClick={() => {
          setAsking(true);
        }}
      >
        <Trash2 size={14} aria-hidden />
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete “${name}”?`}
        confirmLabel="Delete"
        danger
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => {
          setAsking(false);
          onDelete();
        }}
      >
        Screens and searches that use it will no longer find it. This cannot be undone.
      </ConfirmDialog>
    </Flex>
  );
};
