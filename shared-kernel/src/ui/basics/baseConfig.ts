import { defineConfig } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import {
  alertSlotRecipe,
  animationStyles,
  badgeRecipe,
  breakpoints,
  buttonRecipe,
  checkboxSlotRecipe,
  checkmarkRecipe,
  collapsibleSlotRecipe,
  cssVarsRoot,
  dialogSlotRecipe,
  fieldsetSlotRecipe,
  fieldSlotRecipe,
  headingRecipe,
  iconRecipe,
  inputAddonRecipe,
  inputRecipe,
  keyframes,
  layerStyles,
  listSlotRecipe,
  nativeSelectSlotRecipe,
  progressSlotRecipe,
  radioGroupSlotRecipe,
  radiomarkRecipe,
  semanticTokens,
  separatorRecipe,
  skeletonRecipe,
  spinnerRecipe,
  switchSlotRecipe,
  tableSlotRecipe,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';

/** Colours of Chakra that no part of ours has: each costs some twenty tokens, made and written out on every page. */
const UNUSED_COLOURS: ReadonlySet<string> = new Set([
  'cyan',
  'pink',
  'purple',
  'teal',
  'whiteAlpha',
  'yellow',
]);

const withoutUnused = <Colours extends object>(colours: Colours) =>
  Object.fromEntries(Object.entries(colours).filter(([name]) => !UNUSED_COLOURS.has(name)));

/**
 * What Chakra itself says of our parts. Its `defaultConfig` has the recipes of every part that there is, a fifth of what
 * the first page loads. Whoever adds a part to this room adds its recipe: without it the part has no style of its own.
 */
export const baseConfigs = [
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsRoot,
    theme: {
      breakpoints,
      keyframes,
      tokens: { ...tokens, colors: withoutUnused(tokens.colors) },
      semanticTokens: { ...semanticTokens, colors: withoutUnused(semanticTokens.colors) },
      textStyles,
      layerStyles,
      animationStyles,
      recipes: {
        badge: badgeRecipe,
        button: buttonRecipe,
        checkmark: checkmarkRecipe,
        heading: headingRecipe,
        icon: iconRecipe,
        input: inputRecipe,
        inputAddon: inputAddonRecipe,
        radiomark: radiomarkRecipe,
        separator: separatorRecipe,
        skeleton: skeletonRecipe,
        spinner: spinnerRecipe,
      },
      slotRecipes: {
        alert: alertSlotRecipe,
        checkbox: checkboxSlotRecipe,
        collapsible: collapsibleSlotRecipe,
        dialog: dialogSlotRecipe,
        field: fieldSlotRecipe,
        fieldset: fieldsetSlotRecipe,
        list: listSlotRecipe,
        nativeSelect: nativeSelectSlotRecipe,
        progress: progressSlotRecipe,
        radioGroup: radioGroupSlotRecipe,
        switch: switchSlotRecipe,
        table: tableSlotRecipe,
      },
    },
  }),
];
