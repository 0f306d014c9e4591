import { useAtomValue } from 'jotai';
import { Link, links, type ScopeSwitch } from 'shared-kernel/contract';
import { isOpenYear, type Year } from 'shared-kernel/model';
import { yearAtom } from 'shared-kernel/session';
import { Button, Flex, Text } from 'shared-kernel/ui';

/** Leads on from a year that was just saved and has no supporters yet: into it, where another one is worked on. */
export const ImportNext = ({ saved }: { readonly saved: Year | undefined }) => {
  const current = useAtomValue(yearAtom);
  if (saved?.supportersTotal !== 0) return null;
  if (saved.id === current?.id)
    return (
      <Button asChild alignSelf="flex-start">
        <Link to={links.importSupporters()}>Import supporters</Link>
      </Button>
    );
  if (isOpenYear(saved)) return null;
  const state: ScopeSwitch = { scopeSwitch: true, yearId: saved.id };
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Button asChild>
        <Link to={links.importSupporters()} state={state}>
          Import supporters into {saved.name}
        </Link>
      </Button>
      <Text color="fg.muted" fontSize="sm" flex="1" minW="15rem">
        {saved.name} is in preparation: you find it in the list of years in the header, and
        colleagues stay in {current?.name ?? 'their year'} until you open it.
      </Text>
    </Flex>
  );
};
