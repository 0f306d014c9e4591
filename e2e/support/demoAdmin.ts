import { DEFAULT_CONTENT } from 'shared-kernel/model';

const ADMIN = { sub: 'demo-admin', email: 'ada.greenwood@example.org', email_verified: true };
const PROJECT = 'demo-supporter-screens';
const DATABASE = `projects/${PROJECT}/databases/(default)`;

/** The year of the demo that ends last. */
const YEAR = { organisationId: 'oakhollow', yearId: '2026' };

/** What the demo's admin does over plain HTTP. */
export interface DemoAdmin {
  /** Calls a function about the year; gives its answer's body. */
  call(name: string, data: object): Promise<unknown>;
  /** Adds an empty screen for everybody behind all others, as the list does it; gives its id. */
  addScreen(name: string): Promise<string>;
}

export async function demoAdmin(origin: string): Promise<DemoAdmin> {
  const signIn = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=${PROJECT}`;
  const { idToken } = (await post(signIn, {
    postBody: new URLSearchParams({
      providerId: 'google.com',
      id_token: JSON.stringify(ADMIN),
    }).toString(),
    requestUri: origin,
    returnSecureToken: true,
  })) as { readonly idToken: string };
  return {
    call: (name, data) =>
      post(`${origin}/${PROJECT}/us-central1/${name}`, { data: { ...YEAR, ...data } }, idToken),
    addScreen: async (name) => {
      const id = crypto.randomUUID();
      const place = `organisations/${YEAR.organisationId}/years/${YEAR.yearId}/screens/${id}`;
      await post(
        `${origin}/v1/${DATABASE}/documents:commit`,
        { writes: [newScreen(`${DATABASE}/documents/${place}`, name)] },
        idToken,
      );
      return id;
    },
  };
}

const newScreen = (document: string, name: string): object => ({
  update: {
    name: document,
    fields: restFields({
      name,
      match: 'allUsers',
      searchIds: [],
      order: 1000,
      content: DEFAULT_CONTENT,
      setupRevision: 1,
      setupSavedBy: ADMIN.email,
      contentRevision: 1,
      contentSavedBy: ADMIN.email,
      supportersMatchedUpdate: true,
    }),
  },
  updateTransforms: ['setupSavedAt', 'contentSavedAt'].map((fieldPath) => ({
    fieldPath,
    setToServerValue: 'REQUEST_TIME',
  })),
  currentDocument: { exists: false },
});

const restFields = (data: object): object =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, restValue(value)]));

/** A value as Firestore's REST interface has it. */
function restValue(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Number.isInteger(value)) return { integerValue: String(value) };
  if (typeof value === 'number') return { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restValue) } };
  return { mapValue: { fields: restFields(value as object) } };
}

async function post(url: string, body: object, idToken?: string): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idToken === undefined ? {} : { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
