import { useAtomValue } from 'jotai';
import { isOpenYear } from 'shared-kernel/model';
import { useServerToasts } from 'shared-kernel/server';
import {
  latestYear,
  organisationAtom,
  useAuth,
  useIsAdmin,
  useRefreshOrganisation,
  yearAtom,
} from 'shared-kernel/session';
import { Box } from 'shared-kernel/ui';
import { DeletionNotice } from './DeletionNotice';
import { PreparationNotice } from './PreparationNotice';
import { RetentionNotice } from './RetentionNotice';
import { ViewerNotice } from './ViewerNotice';
import { restoreOrganisation, restoreYear } from '../server/restore';

/** What staff have to know before it happens, on every page of the organisation. */
export const Notices = () => {
  const load = useAtomValue(organisationAtom);
  const year = useAtomValue(yearAtom);
  const auth = useAuth();
  const isAdmin = useIsAdmin();
  const { withToast } = useServerToasts();
  const refresh = useRefreshOrganisation();
  if (load.status !== 'ready' || auth.status !== 'loggedIn') return null;
  const { organisation, years, deletedYears = [] } = load;
  const { id: organisationId, pendingDeletion } = organisation;
  const restored = async (header: string, call: Parameters<typeof withToast>[2]) => {
    const answer = await withToast(header, 'Restored', call);
    if (answer.ok) await refresh(organisationId);
  };

  const { superadmin, admin, given } = auth.roles;
  const notices = [
    ...(given === 'viewer' && !admin && !superadmin ? [<ViewerNotice key="viewer" />] : []),
    ...(year !== null && !isOpenYear(year)
      ? [
          <PreparationNotice
            key="preparation"
            year={year}
            current={latestYear(years.filter(isOpenYear))}
            isAdmin={isAdmin}
          />,
        ]
      : []),
    ...(pendingDeletion === null
      ? []
      : [
          <DeletionNotice
            key="organisation"
            name={organisation.name}
            contents="all of its years, supporters, searches, screens and people"
            deletion={pendingDeletion}
            restoredBy="Whoever runs Supporter Screens"
            restore={
              auth.roles.superadmin
                ? () => restored('Organisation', () => restoreOrganisation({ organisationId }))
                : null
            }
          />,
        ]),
    ...deletedYears.flatMap(({ id: yearId, name, pendingDeletion: deletion }) =>
      deletion === null
        ? []
        : [
            <DeletionNotice
              key={`deleted ${yearId}`}
              name={name}
              contents="all of its supporters, searches and screens"
              deletion={deletion}
              restoredBy="An admin of your organisation"
              restore={
                isAdmin
                  ? () => restored('Year', () => restoreYear({ organisationId, yearId }))
                  : null
              }
            />,
          ],
    ),
    ...years.flatMap((year) =>
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
    ),
  ];
  return notices.length === 0 ? null : (
    <Box as="section" aria-label="Notices">
      {notices}
    </Box>
  );
};
