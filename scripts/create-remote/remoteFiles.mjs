/** What every remote needs of what another declares, so that the versions are the same. */
const DEPENDENCIES = ['jotai', 'react', 'shared-kernel'];
const TOOLS = [
  ...['@playwright/test', '@testing-library/react', '@types/react', 'build-preset', 'e2e'],
];

/** The files of a new remote, by their names: one page with its test and its browser journey. */
export function remoteFiles({ name, id, port, order, model }) {
  const label = words(id);
  const page = `${id
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('')}Page`;
  const filled = (text) =>
    text.replaceAll('{{PAGE}}', page).replaceAll('{{LABEL}}', label).replaceAll('{{ID}}', id);
  const manifest = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    remote: {
      ...{ id, port, paths: [`/${id}`], nav: { label, path: `/${id}`, order } },
      owner: `${label} team`,
    },
    folders: { pages: ['pages'], floors: [] },
    scripts: model.scripts,
    dependencies: taken(DEPENDENCIES, model),
    devDependencies: taken(TOOLS, model),
  };
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'eslint.config.mjs': "export { default } from 'build-preset/eslint';\n",
    'jest.config.cjs': "module.exports = require('build-preset/jest')(__dirname);\n",
    'tsconfig.json': `${JSON.stringify({ extends: 'build-preset/tsconfig.json', include: ['src', 'e2e'] }, null, 2).replace(/\[\s+"src",\s+"e2e"\s+\]/, '["src", "e2e"]')}\n`,
    'webpack.config.cjs': "module.exports = require('build-preset/webpack').remote(__dirname);\n",
    'src/remote.tsx': filled(REMOTE),
    [`src/pages/${page}.tsx`]: filled(PAGE),
    [`src/pages/${page}.test.tsx`]: filled(TEST),
    [`e2e/${id}.spec.ts`]: filled(JOURNEY),
  };
}

const taken = (names, { dependencies, devDependencies }) =>
  Object.fromEntries(
    names.sort().map((name) => {
      const version = dependencies[name] ?? devDependencies[name];
      if (version === undefined) throw new Error(`The other remote declares no ${name}.`);
      return [name, version];
    }),
  );

const words = (id) => (id[0].toUpperCase() + id.slice(1)).replaceAll('-', ' ');

const REMOTE = `import { defineRemote } from 'shared-kernel/contract';
import { {{PAGE}} } from './pages/{{PAGE}}';

export default defineRemote({
  id: '{{ID}}',
  routes: [{ path: '/{{ID}}', component: {{PAGE}} }],
});
`;

const PAGE = `import { useYear } from 'shared-kernel/session';
import { Page, Text } from 'shared-kernel/ui';

/** \`/{{ID}}\` */
export const {{PAGE}} = () => {
  const { year } = useYear();
  return (
    <Page title="{{LABEL}}">
      <Text>Nothing is here yet for {year.name}.</Text>
    </Page>
  );
};
`;

const TEST = `import { screen } from '@testing-library/react';
import { aYear, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { {{PAGE}} } from './{{PAGE}}';

it('is about the year that is worked on', () => {
  const store = signedIn({ year: { ...aYear(), name: '2031' } });
  renderPage({{PAGE}}, { path: '/{{ID}}', store });
  expect(screen.getByRole('heading', { level: 1, name: '{{LABEL}}' })).toBeVisible();
  expect(screen.getByText('Nothing is here yet for 2031.')).toBeVisible();
});
`;

const JOURNEY = `import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';

test('{{LABEL}} is one press away', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.getByRole('navigation', { name: 'Main' }).getByText('{{LABEL}}').click();
  await expect(page).toHaveURL(/\\/{{ID}}$/);
  await expect(page.getByRole('heading', { level: 1, name: '{{LABEL}}' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Nothing is here yet');
});
`;
