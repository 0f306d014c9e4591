import type { Organisation } from 'shared-kernel/model';
import { setEmailsMasked } from '../server/people';
import { OrganisationChoice } from './OrganisationChoice';

/** Whether emails of supporters are masked (D375). */
export const MaskedEmails = ({ organisation }: { readonly organisation: Organisation }) => (
  <OrganisationChoice
    organisationId={organisation.id}
    header="Emails"
    label="Mask the emails of supporters"
    help="Examples show r…@example.org to everybody. Members can have a list of them shown; the activity says who looked."
    chosen={organisation.emailsMasked === true}
    done={(masked) =>
      masked ? 'Emails of supporters are masked' : 'Emails of supporters are shown'
    }
    save={(emailsMasked) => setEmailsMasked({ organisationId: organisation.id, emailsMasked })}
  />
);
