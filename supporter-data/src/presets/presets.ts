/** What is known of the exports of one platform. Names of columns in lower case. */
export interface Preset {
  readonly platform: string;
  /** Columns by which its exports are known, and how many of them it takes. */
  readonly tells: readonly string[];
  readonly fewest: number;
  /** The supporter's id, the surest first. */
  readonly supporterId: readonly string[];
  /** What staff should read instead of the platform's own names. */
  readonly names: Readonly<Record<string, string>>;
  /** Plain days, which padded would be taken for those of an action (D2a). */
  readonly days: readonly string[];
  /** What the platform keeps for itself: consent, technical marks, ids of other things. */
  readonly leftOut: readonly string[];
  /** What is to be known of some exports of it: told where it has one of these columns. */
  readonly caution: { readonly tells: readonly string[]; readonly text: string } | null;
}

const numbered = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${name} ${String(index + 1)}`);

/** Columns that Engaging Networks has in an export of transactions, one row for each activity. */
const ACTIVITY = [
  'campaign number',
  'campaign type',
  'campaign id',
  'campaign date',
  'campaign time',
  'campaign status',
  ...numbered('campaign data', 40),
];

/** Engaging Networks' knowledge base, "Exporting data: transactions, user data and hybrid formats". */
const ENGAGING_NETWORKS: Preset = {
  platform: 'Engaging Networks',
  tells: [
    'supporter id',
    'supporter email',
    'account id',
    'date created',
    'date modified',
    ...ACTIVITY,
  ],
  fewest: 2,
  supporterId: ['supporter id'],
  names: {},
  days: ['date created'],
  leftOut: ['account id', 'date modified', ...ACTIVITY, ...numbered('external reference', 10)],
  caution: {
    tells: ['campaign type', 'campaign data 1'],
    text: 'It has a row for each activity, and rows of one supporter are put together. Export the “User data” or “Hybrid” format to have a column for each action.',
  },
};

/** Reports of Action Network, whose own columns begin with can2. */
const ACTION_NETWORK: Preset = {
  platform: 'Action Network',
  tells: [
    'can2_user_address',
    'can2_user_city',
    'can2_user_state',
    'can2_state_abbreviated',
    'can2_county',
    'can2_phone',
    'can2_user_tags',
    'can2_subscription_status',
    'can2_subscription_date',
    'can2_sms_status',
  ],
  fewest: 1,
  supporterId: ['uuid'],
  names: {
    first_name: 'First name',
    last_name: 'Last name',
    zip_code: 'Postcode',
    can2_user_address: 'Address',
    can2_user_city: 'City',
    can2_user_state: 'State',
    can2_state_abbreviated: 'State',
    can2_county: 'County',
    can2_phone: 'Phone',
    can2_user_tags: 'Tags',
    can2_subscription_date: 'Subscribed since',
  },
  days: ['can2_subscription_date'],
  leftOut: ['can2_subscription_status', 'can2_sms_status', 'group_key', 'group_key_list'],
  caution: null,
};

/** Mailchimp's audience export: what it says of people, and far more of their sign-up. */
const MAILCHIMP: Preset = {
  platform: 'Mailchimp',
  tells: [
    'member_rating',
    'optin_time',
    'optin_ip',
    'confirm_time',
    'confirm_ip',
    'gmtoff',
    'dstoff',
    'last_changed',
    'leid',
    'euid',
  ],
  fewest: 3,
  supporterId: ['euid', 'leid'],
  names: { member_rating: 'Member rating', tags: 'Tags', birthday: 'Birthday' },
  days: [],
  leftOut: [
    'optin_time',
    'optin_ip',
    'confirm_time',
    'confirm_ip',
    'latitude',
    'longitude',
    'gmtoff',
    'dstoff',
    'timezone',
    'cc',
    'region',
    'last_changed',
    'leid',
    'notes',
    'unsub_time',
    'unsub_campaign_title',
    'unsub_campaign_id',
    'unsub_reason',
    'unsub_reason_other',
    'clean_time',
    'clean_campaign_title',
    'clean_campaign_id',
  ],
  caution: {
    tells: ['unsub_time', 'clean_time'],
    text: 'These people no longer get your emails: it is the file of those who unsubscribed, or whose address does not work. Import the file of subscribed contacts instead.',
  },
};

/** NPSP's totals of gifts by their API names, with the labels that its pages have for them. */
const GIFT_TOTALS = {
  npo02__totaloppamount__c: 'Total Gifts',
  npo02__numberofclosedopps__c: 'Total Number of Gifts',
  npo02__averageamount__c: 'Average Gift',
  npo02__largestamount__c: 'Largest Gift',
  npo02__smallestamount__c: 'Smallest Gift',
  npo02__lastoppamount__c: 'Last Gift Amount',
  npo02__firstclosedate__c: 'First Gift Date',
  npo02__lastclosedate__c: 'Last Gift Date',
  npo02__oppamountthisyear__c: 'Total Gifts This Year',
  npo02__oppamountlastyear__c: 'Total Gifts Last Year',
  npo02__oppsclosedthisyear__c: 'Number of Gifts This Year',
  npo02__oppsclosedlastyear__c: 'Number of Gifts Last Year',
  npo02__totalmembershipoppamount__c: 'Total Membership Amount',
} as const;

/** Contacts of Salesforce with the Nonprofit Success Pack: a report, by labels, or an export, by API names. */
const NPSP: Preset = {
  platform: 'Salesforce NPSP',
  tells: [
    ...Object.keys(GIFT_TOTALS),
    ...Object.values(GIFT_TOTALS).map((label) => label.toLowerCase()),
  ],
  fewest: 2,
  supporterId: ['contact id', 'contact id (18 characters)', 'contact: contact id', 'id'],
  names: {
    ...GIFT_TOTALS,
    firstname: 'First Name',
    lastname: 'Last Name',
    mailingcity: 'Mailing City',
    mailingpostalcode: 'Mailing Postal Code',
    mailingcountry: 'Mailing Country',
  },
  days: [
    'npo02__firstclosedate__c',
    'npo02__lastclosedate__c',
    'first gift date',
    'last gift date',
    'birthdate',
  ],
  leftOut: [
    'accountid',
    'account id',
    'ownerid',
    'recordtypeid',
    'isdeleted',
    'createdbyid',
    'createddate',
    'lastmodifiedbyid',
    'lastmodifieddate',
    'systemmodstamp',
    'photourl',
    'npo02__systemhouseholdprocessor__c',
    'npo02__system_custom_naming__c',
  ],
  caution: null,
};

export const PRESETS: readonly Preset[] = [ENGAGING_NETWORKS, ACTION_NETWORK, MAILCHIMP, NPSP];
