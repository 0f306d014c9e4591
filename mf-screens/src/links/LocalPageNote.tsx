import { Link, links } from 'shared-kernel/contract';
import { isLoopback, storyOf, type Year } from 'shared-kernel/model';
import { Alert, chakra } from 'shared-kernel/ui';

interface LocalPageNoteProps {
  readonly year: Year;
  /** Where links of the year lead from now on. */
  readonly page: string;
}

/** Says that links lead to the very computer on which they are opened, so that no supporter could use them. */
export const LocalPageNote = ({ year, page }: LocalPageNoteProps) => {
  if (!URL.canParse(page) || !isLoopback(new URL(page).hostname)) return null;
  return (
    <Alert.Root status="warning" variant="surface" borderRadius="l3" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content minW="0">
        <Alert.Title>These links open on this computer only</Alert.Title>
        <Alert.Description overflowWrap="anywhere">
          They lead to {page}, which nobody else can reach. Try everything here, but send links to
          supporters only once they lead to a public address:{' '}
          {storyOf(year).linksLeadTo === 'hostedPage' ? (
            'whoever runs this installation can give it one.'
          ) : (
            <>
              enter it in{' '}
              <chakra.span color="accent.fg" textDecoration="underline" asChild>
                <Link to={`${links.setUp()}/years`}>settings</Link>
              </chakra.span>
              .
            </>
          )}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
};
