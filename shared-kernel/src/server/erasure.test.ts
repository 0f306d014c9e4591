import { asId, succeeded, type OrganisationId } from 'shared-kernel/model';
import { callFunction } from '../firebase';
import { findSupporter, previewErasure } from './erasure';

jest.mock('../firebase', () => ({ callFunction: jest.fn() }));

/** As `erasedPerson` of the functions answers. */
const OTHER = { email: 'old@example.org', supporterId: '42', years: ['2025'] };
const request = { organisationId: asId<OrganisationId>('grove'), email: 'robin@example.org' };

it('reads who else bears a supporter id as the server answers it', async () => {
  jest.mocked(callFunction).mockResolvedValue(
    succeeded({
      years: ['2026'],
      otherEmails: [OTHER],
      keptOutSince: null,
      mentions: [],
      ended: true,
    }),
  );
  expect(await findSupporter(request)).toMatchObject({ ok: true, value: { otherEmails: [OTHER] } });
  expect(await previewErasure(request)).toMatchObject({
    ok: true,
    value: { otherEmails: [OTHER] },
  });
});
