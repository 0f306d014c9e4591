import { asId, succeeded, type OrganisationId } from 'shared-kernel/model';
import * as v from 'valibot';
import { findSupporter, previewErasure } from './erasure';

/** As `erasedPerson` of the functions answers. */
const OTHER = { email: 'old@example.org', supporterId: '42', years: ['2025'] };
const mockAnswer = {
  years: ['2026'],
  otherEmails: [OTHER],
  keptOutSince: null,
  mentions: [],
  ended: true,
};
const mockRead = (schema: v.GenericSchema) => succeeded(v.parse(schema, mockAnswer));
jest.mock('shared-kernel/server', () => ({
  ...jest.requireActual<object>('shared-kernel/server'),
  askServer: (_name: string, _request: object, schema: v.GenericSchema) =>
    Promise.resolve(mockRead(schema)),
}));

const request = { organisationId: asId<OrganisationId>('grove'), email: 'robin@example.org' };

it('reads who else bears a supporter id as the server answers it', async () => {
  expect(await findSupporter(request)).toMatchObject({ ok: true, value: { otherEmails: [OTHER] } });
  expect(await previewErasure(request)).toMatchObject({
    ok: true,
    value: { otherEmails: [OTHER] },
  });
});
