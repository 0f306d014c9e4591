import { defaultSystem, mergeConfigs } from '@chakra-ui/react';
import * as inputs from '../inputs/chakra';
import { baseConfigs } from './baseConfig';
import * as basics from './chakra';
import { theSystem } from './system';

const system = theSystem();

/** Recipes of dialogs, which come later, of what other parts draw inside, and of our own Button. */
const WITHIN = ['dialog', 'button', 'checkmark', 'radiomark', 'icon', 'inputAddon', 'spinner'];

/** As Chakra names the recipes of its parts: `RadioGroup` has `radioGroup`. */
const recipeNameOf = (part: string): string => part.charAt(0).toLowerCase() + part.slice(1);

const hasRecipe = (name: string): boolean =>
  defaultSystem.isRecipe(name) || defaultSystem.isSlotRecipe(name);

const PARTS = [...Object.keys({ ...basics, ...inputs }), ...WITHIN];

const expected = [...new Set(PARTS.map(recipeNameOf))].filter(hasRecipe);

describe('the recipes of the system', () => {
  it.each(expected)('has %s, of a part that this room hands out, as Chakra has it', (name) => {
    expect(system.isRecipe(name)).toBe(defaultSystem.isRecipe(name));
    expect(system.isSlotRecipe(name)).toBe(defaultSystem.isSlotRecipe(name));
  });

  it('has none of parts that nobody is handed out', () => {
    const { recipes = {}, slotRecipes = {} } = mergeConfigs(...baseConfigs).theme ?? {};
    expect([...Object.keys(recipes), ...Object.keys(slotRecipes)].sort()).toEqual(expected.sort());
  });
});
