import type { SavedTemplate } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Text } from 'shared-kernel/ui';

import { screensOfAnotherYear } from './yearsInTexts';

/** [S153] Nobody but their author can tell what texts mean by a year: whoever takes them looks for it. */
export const YearNote = ({ template }: { readonly template: SavedTemplate }) => {
  const { year } = useYear();
  const names = screensOfAnotherYear(template, year);
  if (names.length === 0) return null;
  return (
    <Text fontSize="sm" color="fg.warning" overflowWrap="anywhere">
      {`Texts here speak of ${template.yearName}, and stay as they are: look through ${names.map((name) => `“${name}”`).join(', ')}.`}
    </Text>
  );
};
