import { CONTRACT_VERSION } from 'shared-kernel/contract';

/** The manifest of a remote as builds write it, as far as the shell reads it. */
export const aManifest = (id: string, stamp: object = {}): object => ({
  id: `remote_${id}`,
  supporterScreens: {
    id,
    version: '0.1.0',
    owner: 'A team',
    contract: CONTRACT_VERSION,
    kernel: '0.3.0',
    paths: [`/${id}`],
    needs: 'year',
    nav: null,
    ...stamp,
  },
});

type Fetch = (...asked: Parameters<typeof fetch>) => Promise<Response>;

/** Answers whoever fetches `/remotes/{id}/…` with a manifest; gives the mock, whose answers a test can change. */
export function answerManifests(): jest.MockedFunction<Fetch> {
  const answer = jest.fn<ReturnType<Fetch>, Parameters<Fetch>>((asked) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked);
    return Promise.resolve(Response.json(aManifest(pathname.split('/')[2] ?? '')));
  });
  globalThis.fetch = answer;
  return answer;
}
