import type { TestServer } from '../testServer';
import { PEOPLE } from './people';
import type { Home, Request, Row } from './row';
import { yearOf, type Organisation } from './world';

/** What a request is about: something of an organisation's own, of another's, of both at once, or nothing at all. */
export interface Place {
  readonly name: string;
  /** The organisation that the request names; null where it names none. */
  readonly organisationId: string | null;
  /** Whether all that the request names is there, and belongs together. */
  readonly isReal: boolean;
  readonly request: (on: TestServer) => Promise<Request>;
}

const HOMES: Readonly<Record<Organisation, Home>> = {
  grove: homeOf('grove', PEOPLE.admin.caller),
  orchard: homeOf('orchard', PEOPLE.strangeAdmin.caller),
};

function homeOf(organisation: Organisation, admin: Home['admin'] | null): Home {
  if (admin === null) throw new Error('An admin is signed in');
  return { organisation, organisationId: organisation, yearId: yearOf(organisation), admin };
}

/** The ids that a request is to name instead of those of its home. */
type Named = Readonly<Partial<Record<'organisationId' | 'yearId', string>>>;

/** The places that one row is asked about: only those that differ in what its request names. */
export async function placesOf(row: Row, world: () => TestServer): Promise<readonly Place[]> {
  const { grove, orchard } = HOMES;
  const example = await row.request(world(), grove);
  const at = (name: string, home: Home, named: Named, isReal = false): Place => ({
    name,
    organisationId: named.organisationId ?? home.organisationId,
    isReal,
    request: async (on) => ({ ...(await row.request(on, home)), ...named }),
  });
  if (!('organisationId' in example))
    return [{ ...at('nowhere in particular', grove, {}, true), organisationId: null }];
  const crossed = (name: string, from: Home, to: Home): readonly Place[] => [
    at(`${name} with the other's ids`, from, { organisationId: to.organisationId }),
    ...('importId' in example
      ? [
          at(`${name} with the other's import`, from, {
            organisationId: to.organisationId,
            yearId: to.yearId,
          }),
        ]
      : []),
  ];
  return [
    at('grove', grove, {}, true),
    at('orchard', orchard, {}, true),
    ...crossed('grove', orchard, grove),
    ...crossed('orchard', grove, orchard),
    at('nowhere', grove, {
      organisationId: 'nowhere',
      ...('yearId' in example ? { yearId: yearOf('nowhere') } : {}),
    }),
  ];
}
