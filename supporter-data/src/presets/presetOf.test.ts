import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenMapping, roleOf, type InspectedColumn } from 'shared-kernel/model';
import { inspectSupporters } from '../inspectSupporters';
import { presetOf } from './presetOf';

async function columnsOf(csv: string | Buffer): Promise<readonly InspectedColumn[]> {
  const inspected = await inspectSupporters([Buffer.from(csv)]);
  if (!inspected.ok) throw new Error(inspected.error.message);
  return inspected.value.columns;
}

/** What an export comes to by its preset: its columns as they would be used and named. */
async function used(file: string) {
  const columns = await columnsOf(readFileSync(join(__dirname, '../../test/exports', file)));
  const preset = presetOf(columns);
  if (preset === null) throw new Error(`${file} is not recognised`);
  const edited = chosenMapping(columns, preset.choices);
  const of = (role: string) =>
    columns.filter((_, index) => {
      const column = edited.columns[index];
      return column !== undefined && roleOf(edited, column) === role;
    });
  const nameOf = ({ position }: InspectedColumn) =>
    edited.columns.find((column) => column.position === position);
  return {
    platform: preset.platform,
    caution: preset.caution,
    email: of('email').map(({ header }) => header),
    supporterId: of('supporterId').map(({ header }) => header),
    fields: of('data').map((column) => nameOf(column)?.name),
    days: of('data')
      .filter((column) => nameOf(column)?.type === 'date')
      .map(({ header }) => header),
    leftOut: of('leftOut').map(({ header }) => header),
  };
}

describe('[I20] an export is recognised by its columns', () => {
  it('of Engaging Networks', async () => {
    expect(await used('engaging-networks-hybrid.csv')).toEqual({
      platform: 'Engaging Networks',
      caution: null,
      email: ['Supporter Email'],
      supporterId: ['Supporter ID'],
      fields: ['Date Created', 'First Name', 'Last Name', 'City', 'PET Clean Beaches 2026'],
      days: ['Date Created'],
      leftOut: ['Account ID', 'Date Modified', 'External Reference 1'],
    });
    const { caution, fields } = await used('engaging-networks-transactions.csv');
    expect(caution).toMatch(/a row for each activity/);
    expect(fields).toEqual(['Date Created', 'First Name']);
  });

  it('of Action Network', async () => {
    expect(await used('action-network.csv')).toEqual({
      platform: 'Action Network',
      caution: null,
      email: ['email'],
      supporterId: ['uuid'],
      fields: [
        ...['First name', 'Last name', 'Postcode', 'City', 'State', 'Tags'],
        ...['Subscribed since', 'Events attended'],
      ],
      days: ['can2_subscription_date'],
      leftOut: ['can2_subscription_status', 'can2_sms_status'],
    });
  });

  it('of Mailchimp', async () => {
    const { leftOut, ...rest } = await used('mailchimp.csv');
    expect(rest).toEqual({
      platform: 'Mailchimp',
      caution: null,
      email: ['Email Address'],
      supporterId: ['EUID'],
      fields: ['First Name', 'Last Name', 'Address', 'Member rating', 'Tags'],
      days: [],
    });
    expect(leftOut).toEqual([
      ...[
        'OPTIN_TIME',
        'OPTIN_IP',
        'CONFIRM_TIME',
        'CONFIRM_IP',
        'LATITUDE',
        'LONGITUDE',
        'GMTOFF',
      ],
      ...['DSTOFF', 'TIMEZONE', 'CC', 'REGION', 'LAST_CHANGED', 'LEID', 'NOTES'],
    ]);
  });

  it('of Salesforce with NPSP, by labels and by API names', async () => {
    expect(await used('salesforce-npsp-report.csv')).toEqual({
      platform: 'Salesforce NPSP',
      caution: null,
      email: ['Email'],
      supporterId: ['Contact ID'],
      fields: [
        ...['First Name', 'Last Name', 'Mailing City', 'Total Gifts', 'Total Number of Gifts'],
        'Last Gift Date',
      ],
      days: ['Last Gift Date'],
      leftOut: ['Account ID'],
    });
    expect(await used('salesforce-npsp-api-names.csv')).toMatchObject({
      supporterId: ['ID'],
      fields: ['First Name', 'Last Name', 'Total Gifts', 'Total Number of Gifts', 'Last Gift Date'],
      leftOut: ['ACCOUNTID', 'OWNERID', 'SYSTEMMODSTAMP'],
    });
  });

  it('and says of Mailchimp’s other files whom they hold', async () => {
    const columns = await columnsOf(
      'Email Address,OPTIN_TIME,UNSUB_TIME,LEID,EUID\nann@example.org,,2026-01-01 10:00:00,1,a',
    );
    expect(presetOf(columns)?.caution).toMatch(/no longer get your emails/);
  });

  it.each([
    'Email,First name,City,Gift',
    'Email,Id,Account ID,Region,Notes',
    'Email Address,First Name,TAGS,EUID',
    'Supporter Email,First Name',
  ])('and not where it could be of any: %s', async (header) => {
    const cells = header.split(',').map((_, at) => (at === 0 ? 'ann@example.org' : 'x'));
    expect(presetOf(await columnsOf(`${header}\n${cells.join(',')}`))).toBeNull();
  });
});
