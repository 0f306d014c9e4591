import { asId, type OrganisationId, type UserId, type YearId } from 'shared-kernel/model';
import {
  recallOrganisation,
  recallYear,
  rememberOrganisation,
  rememberYear,
} from './rememberedChoice';
import { forgetPerson, recallPerson, rememberPerson } from './rememberedPerson';
import { keepReturnAddress, returnAddress, returnState } from './returnAddress';

const ADA = asId<UserId>('ada');
const SASHA = asId<UserId>('sasha');
const TRUST = asId<OrganisationId>('trust');
const KITCHENS = asId<OrganisationId>('kitchens');
const Y2025 = asId<YearId>('2025');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('who logged in last', () => {
  it('is remembered in local storage, and forgotten on demand (spec §3)', () => {
    rememberPerson({ email: 'ada@example.org', firstName: 'Ada' });
    expect(recallPerson()).toEqual({ email: 'ada@example.org', firstName: 'Ada' });
    expect(localStorage).toHaveLength(1);
    forgetPerson();
    expect(recallPerson()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['', '{', 'null', '[]', '{"email":1,"firstName":"Ada"}'])(
    'is nobody where %j is stored',
    (text) => {
      localStorage.setItem('supporter-screens/person', text);
      expect(recallPerson()).toBeNull();
    },
  );

  it('is nobody, and no error, where the browser stores nothing', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    rememberPerson({ email: 'ada@example.org', firstName: 'Ada' });
    expect(recallPerson()).toBeNull();
  });
});

describe('a choice of organisation and year', () => {
  it('is kept for each person and organisation', () => {
    rememberOrganisation(SASHA, KITCHENS);
    rememberYear(SASHA, KITCHENS, Y2025);
    expect(recallOrganisation(SASHA)).toBe('kitchens');
    expect(recallYear(SASHA, KITCHENS)).toBe('2025');
    expect(recallYear(SASHA, TRUST)).toBeNull();
    expect(recallOrganisation(ADA)).toBeNull();
    expect(recallYear(ADA, KITCHENS)).toBeNull();
  });

  it('of the latest year is none, so that the next one is gone on to', () => {
    rememberYear(ADA, TRUST, Y2025);
    rememberYear(ADA, TRUST, null);
    expect(recallYear(ADA, TRUST)).toBeNull();
  });

  it('of this tab holds through what other tabs choose; a new tab takes the newest', () => {
    rememberOrganisation(SASHA, KITCHENS);
    const other = JSON.stringify({ organisationId: 'trust', yearIds: {} });
    localStorage.setItem('supporter-screens/choice/sasha', other);
    expect(recallOrganisation(SASHA)).toBe('kitchens');
    sessionStorage.clear();
    expect(recallOrganisation(SASHA)).toBe('trust');
  });

  it.each(['7', '{"organisationId":7,"yearIds":{}}', '{"yearIds":{"trust":2025}}', '"x"'])(
    'is none where %j is stored',
    (text) => {
      localStorage.setItem('supporter-screens/choice/ada', text);
      expect(recallOrganisation(ADA)).toBeNull();
      expect(recallYear(ADA, TRUST)).toBeNull();
      rememberYear(ADA, TRUST, Y2025);
      expect(recallYear(ADA, TRUST)).toBe('2025');
    },
  );
});

describe('where somebody goes on after logging in', () => {
  const at = (state: unknown) => ({ pathname: '/login', search: '', hash: '', key: 'k', state });
  const fields = { ...at(null), pathname: '/fields', search: '?filter=tree', hash: '#top' };

  it('is where they were, with search and hash', () => {
    expect(returnAddress(at(returnState(fields)))).toBe('/fields?filter=tree#top');
  });

  it('is kept while the page is left for Google', () => {
    keepReturnAddress(at(returnState(fields)));
    expect(returnAddress(at(null))).toBe('/fields?filter=tree#top');
    keepReturnAddress(at(null));
    expect(returnAddress(at(null))).toBe('/home');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '', 7, null])(
    'is Home where %j is what was kept',
    (pathname) => {
      expect(returnAddress(at({ from: { pathname, search: '', hash: '' } }))).toBe('/home');
      sessionStorage.setItem('supporter-screens/return', JSON.stringify(pathname));
      expect(returnAddress(at(null))).toBe('/home');
    },
  );
});
