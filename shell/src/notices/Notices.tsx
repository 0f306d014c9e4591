import { useAtomValue } from 'jotai';
import { organisationAtom } from 'shared-kernel/session';
import { Box } from 'shared-kernel/ui';
import { RetentionNotice } from './RetentionNotice';

/** What staff have to know before it happens, on every page of the organisation. */
export const Notices = () => {
  const load = useAtomValue(organisationAtom);
  if (load.status !== 'ready') return null;
  const { organisation, years } = load;
  const notices = years.flatMap((year) =>
    year.removeSupportersAt === null
      ? []
      : [
          <RetentionNotice
            key={year.id}
            organisation={organisation}
            year={year}
            removeAt={year.removeSupportersAt}
          />,
        ],
  );
  return notices.length === 0 ? null : (
    <Box as="section" aria-label="Notices">
      {notices}
    </Box>
  );
};
