import { render, screen } from '@testing-library/react';
import { Button, IconButton } from './Button';
import { UiProvider } from './UiProvider';

const classOf = (name: string): string | undefined =>
  screen
    .getByRole('button', { name })
    .className.split(' ')
    .find((one) => one.startsWith('button-'));

const rulesOf = (name: string): readonly string[] =>
  Array.from(document.styleSheets)
    .flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText))
    .filter((rule) => rule.includes(`.${name} `) && rule.includes('display: inline-flex'));

it('writes out what a look says once, however many buttons have it', () => {
  render(
    <UiProvider>
      <Button>Save</Button>
      <Button color="fg.error" className="own">
        Delete
      </Button>
      <IconButton aria-label="More" />
      <Button variant="ghost">Cancel</Button>
      <Button size={{ base: 'xs', md: 'sm' }}>Next</Button>
    </UiProvider>,
  );
  const usual = classOf('Save') ?? '';
  expect(usual).not.toBe('');
  expect([classOf('Delete'), classOf('More')]).toEqual([usual, usual]);
  expect(new Set([usual, classOf('Cancel'), classOf('Next')])).toHaveProperty('size', 3);
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveClass('own');
  expect(rulesOf(usual)).toHaveLength(1);
});

it('leaves a button without a look as it is', () => {
  render(
    <UiProvider>
      <Button unstyled>Plain</Button>
    </UiProvider>,
  );
  expect(classOf('Plain')).toBeUndefined();
});
