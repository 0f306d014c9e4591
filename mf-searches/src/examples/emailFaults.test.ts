import { emailFaults, severalEmails } from './emailFaults';

describe('what is wrong with emails before anybody is looked up', () => {
  it('asks for the first one where there is none', () => {
    expect(emailFaults([' ', ''])).toEqual(['none', null]);
  });

  it('leaves blank ones alone beside others', () => {
    expect(emailFaults(['', 'robin@example.org'])).toEqual([null, null]);
  });

  it.each(['robin', 'robin@', '@example.org', 'robin@example', 'ro bin@example.org'])(
    'says that “%s” is not complete',
    (written) => {
      expect(emailFaults([written])).toEqual(['incomplete']);
    },
  );

  it('tells the second of two that are the same, whatever their case', () => {
    expect(emailFaults(['robin@example.org', ' Robin@Example.org '])).toEqual([null, 'twice']);
  });
});

describe('several emails that are pasted at once', () => {
  it.each([
    ['a column', 'robin@example.org\nwillow@example.org\r\n'],
    ['a list', 'robin@example.org, willow@example.org'],
    ['names of a mail program', 'Robin A <robin@example.org>; Willow M <willow@example.org>'],
  ])('are told apart in %s', (_, text) => {
    expect(severalEmails(text)).toEqual(['robin@example.org', 'willow@example.org']);
  });

  it('are nothing where there is one', () => {
    expect(severalEmails('robin@example.org')).toEqual([]);
  });
});
