import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react';
import {
  checkboxSlotRecipe,
  nativeSelectSlotRecipe,
  radioGroupSlotRecipe,
  switchSlotRecipe,
} from '@chakra-ui/react/theme';
import { baseConfigs } from './baseConfig';

/** A phone, held either way. */
const PHONE = '@media (max-width: 48em), (max-height: 30em) and (pointer: coarse)';

const FINGER = '@media (pointer: coarse)';

/** What a finger hits, however small a thing is drawn (WCAG 2.5.5). */
const TARGET = '44px';

/** Laid over something that is drawn smaller: as high and as wide as a finger needs it. */
const OVERLAY = {
  content: '""',
  position: 'absolute',
  inset: `min(0px, calc((100% - ${TARGET}) / 2))`,
} as const;

/** A label with its box or its switch, in rows with 12 px between them: there one begins where the other ends. */
const LABEL = { [FINGER]: { paddingBlock: `calc((${TARGET} - 20px) / 2)`, marginBlock: '-6px' } };

/** At an end of a row that scrolls: what goes on there fades away. */
const FADE = {
  content: '""',
  position: 'sticky',
  flexShrink: '0',
  width: '4',
  pointerEvents: 'none',
} as const;

/** Inputs that are drawn themselves; boxes to tick are drawn by their labels. */
const INPUTS = 'input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/** The shell names the font of its words once it is there. */
const TEXT_FONT = 'var(--text-font, system-ui), system-ui, sans-serif';

const config = defineConfig({
  cssVarsPrefix: 'ss',
  // In place of Chakra's, which has two dozen variables on every element, for filters and rings that no part of ours has.
  globalCss: {
    html: {
      '--global-font-mono': 'fonts.mono',
      '--global-font-body': 'fonts.body',
      '--global-color-border': 'colors.border',
      color: 'fg',
      bg: 'bg',
      lineHeight: '1.5',
      colorPalette: 'accent',
      // Room for a scrollbar that takes room, so that nothing jumps between a short page and a long one.
      scrollbarGutter: 'stable',
      // What comes into view by the focus or a jump keeps clear of the header and the bar that saves.
      scrollPaddingTop: 'calc(var(--header-height, 0px) + 0.5rem)',
      scrollPaddingBottom: 'calc(var(--save-bar-height, 0px) + 0.5rem)',
    },
    // Nothing paints in room that is kept: under a dialog the page keeps it itself, so that the backdrop covers all of it.
    'html:has(> body[data-scroll-lock])': { scrollbarGutter: 'auto' },
    'body[data-scroll-lock]': { paddingInlineEnd: 'var(--gutter-width, 0px)' },
    body: {
      bg: 'bg',
      color: 'fg',
      fontSize: 'md',
    },
    // Over what each input says of itself: with less than 16 px, iPhones zoom into the page at each focus.
    'input, select, textarea': {
      [PHONE]: { fontSize: '16px !important' },
    },
    [`${INPUTS}, select, textarea`]: { [FINGER]: { minHeight: TARGET } },
    // Rows of links. A breadcrumb is a line of text.
    'nav:not([aria-label=Breadcrumb]) a, footer a': {
      [FINGER]: { display: 'inline-flex', alignItems: 'center', minHeight: TARGET },
    },
    // A link or a button of a line of its own that is drawn as words.
    '[data-target]': { [FINGER]: { _after: OVERLAY } },
    // `around`: one that is cut off where it ends has its target about the positioned box that holds it.
    '[data-target=true]': { position: 'relative' },
    // A row, out to the edges of its page, that scrolls where not all of it fits.
    '[data-scroll-row]': {
      overflowX: { base: 'auto', lg: 'visible' },
      scrollbarWidth: 'none',
      scrollPaddingInline: '4',
      lgDown: {
        _before: {
          ...FADE,
          left: '0',
          marginRight: '-1.5',
          background: 'linear-gradient(to right, var(--row-bg), transparent)',
        },
        _after: {
          ...FADE,
          right: '0',
          marginLeft: '-1.5',
          background: 'linear-gradient(to left, var(--row-bg), transparent)',
        },
      },
    },
    '*': { fontFeatureSettings: '"cv11"' },
    '*::placeholder, *[data-placeholder]': { color: 'fg.muted/80' },
    '*::selection': { bg: 'accent.emphasized/80' },
    '*:focus-visible': {
      outline: '2px solid {colors.accent.focusRing}',
      outlineOffset: '2px',
    },
    // A row that useReorder moves, over the rows that make way.
    '[data-dragged]': {
      position: 'relative',
      zIndex: 'docked',
      boxShadow: 'lg',
    },
    // The rows that make way. Only while one is dragged: once it is released all stand where they are drawn.
    // Marked one by one: with `:has()` every change of a page would have the browser look at all its styles again.
    '[data-makes-way]': { transition: 'translate 150ms ease-out' },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
      },
    },
  },
  theme: {
    recipes: {
      // Colour is for the one primary action of a page; every other button is neutral.
      button: {
        // A finger hits 44 px, however small the button is drawn.
        base: { [FINGER]: { _after: OVERLAY } },
        variants: {
          variant: {
            outline: {
              color: 'fg',
              borderColor: 'border.emphasized',
              _hover: { bg: 'bg.subtle' },
              _expanded: { bg: 'bg.subtle' },
            },
            ghost: { color: 'fg', _hover: { bg: 'bg.subtle' }, _expanded: { bg: 'bg.subtle' } },
          },
        },
      },
      // What is filled in has an edge that is seen (WCAG 1.4.11); the fainter ones divide.
      input: { variants: { variant: { outline: { borderColor: 'border.control' } } } },
    },
    slotRecipes: {
      nativeSelect: {
        slots: nativeSelectSlotRecipe.slots,
        variants: { variant: { outline: { field: { borderColor: 'border.control' } } } },
      },
      checkbox: {
        slots: checkboxSlotRecipe.slots,
        base: { root: LABEL },
        variants: { variant: { solid: { control: { borderColor: 'border.control' } } } },
      },
      radioGroup: {
        slots: radioGroupSlotRecipe.slots,
        base: { item: LABEL },
        variants: { variant: { solid: { itemControl: { borderColor: 'border.control' } } } },
      },
      switch: {
        slots: switchSlotRecipe.slots,
        base: { root: LABEL },
        variants: { variant: { solid: { control: { bg: 'border.control' } } } },
      },
    },
    breakpoints: {
      sm: '576px',
      md: '768px',
      lg: '992px',
      xl: '1200px',
      '2xl': '1400px',
    },
    tokens: {
      fonts: {
        heading: { value: TEXT_FONT },
        body: { value: TEXT_FONT },
      },
      fontSizes: {
        xs: { value: '12px' },
        sm: { value: '14px' },
        md: { value: '14px' },
        lg: { value: '16px' },
        xl: { value: '20px' },
        '2xl': { value: '28px' },
        '3xl': { value: '28px' },
      },
      fontWeights: {
        normal: { value: 400 },
        medium: { value: 500 },
        semibold: { value: 650 },
        bold: { value: 650 },
      },
      radii: {
        l1: { value: '6px' },
        l2: { value: '8px' },
        l3: { value: '12px' },
      },
      colors: {
        sand: {
          50: { value: '#faf9f7' },
          100: { value: '#f3f1ed' },
          200: { value: '#e7e3dd' },
          300: { value: '#d6d0c7' },
          400: { value: '#a8a096' },
          500: { value: '#797168' },
          600: { value: '#5c554d' },
          700: { value: '#443f39' },
          800: { value: '#2b2824' },
          900: { value: '#1d1b18' },
          950: { value: '#141310' },
        },
        accent: {
          50: { value: '#eef8f7' },
          100: { value: '#d3ecea' },
          200: { value: '#a8d8d5' },
          300: { value: '#73bcb9' },
          400: { value: '#459b99' },
          500: { value: '#23807f' },
          600: { value: '#0f6767' },
          700: { value: '#0d5354' },
          800: { value: '#0e4243' },
          900: { value: '#0f3738' },
          950: { value: '#052021' },
        },
      },
    },
    semanticTokens: {
      colors: {
        bg: {
          DEFAULT: { value: { _light: '{colors.sand.50}', _dark: '{colors.sand.950}' } },
          panel: { value: { _light: '#ffffff', _dark: '{colors.sand.900}' } },
          subtle: { value: { _light: '{colors.sand.100}', _dark: '{colors.sand.800}' } },
          muted: { value: { _light: '{colors.sand.100}', _dark: '{colors.sand.800}' } },
          emphasized: { value: { _light: '{colors.sand.200}', _dark: '{colors.sand.700}' } },
        },
        fg: {
          DEFAULT: { value: { _light: '{colors.sand.900}', _dark: '{colors.sand.100}' } },
          muted: { value: { _light: '{colors.sand.600}', _dark: '{colors.sand.300}' } },
          subtle: { value: { _light: '{colors.sand.500}', _dark: '{colors.sand.400}' } },
          // Darker than Chakra's, whose red and orange are too pale for small words (WCAG 1.4.3).
          error: { value: { _light: '{colors.red.600}', _dark: '{colors.red.400}' } },
          warning: { value: { _light: '{colors.orange.700}', _dark: '{colors.orange.300}' } },
        },
        border: {
          DEFAULT: { value: { _light: '{colors.sand.200}', _dark: '{colors.sand.800}' } },
          muted: { value: { _light: '{colors.sand.100}', _dark: '{colors.sand.800}' } },
          emphasized: { value: { _light: '{colors.sand.300}', _dark: '{colors.sand.700}' } },
          control: { value: { _light: '#8c857b', _dark: '#7a736a' } },
        },
        accent: {
          solid: { value: { _light: '{colors.accent.600}', _dark: '{colors.accent.600}' } },
          contrast: { value: { _light: '#ffffff', _dark: '#ffffff' } },
          fg: { value: { _light: '{colors.accent.700}', _dark: '{colors.accent.300}' } },
          muted: { value: { _light: '{colors.accent.100}', _dark: '{colors.accent.900}' } },
          subtle: { value: { _light: '{colors.accent.50}', _dark: '{colors.accent.950}' } },
          emphasized: { value: { _light: '{colors.accent.200}', _dark: '{colors.accent.800}' } },
          focusRing: { value: { _light: '{colors.accent.600}', _dark: '{colors.accent.300}' } },
          border: { value: { _light: '{colors.accent.300}', _dark: '{colors.accent.700}' } },
        },
      },
    },
  },
});

let made: SystemContext | undefined;

/**
 * The one Chakra system of the tool (visual.md): warm grey neutrals, one deep teal accent. Made when it is first asked
 * for: it takes a slow phone a tenth of a second, apart from that in which this room's code is run.
 */
export const theSystem = (): SystemContext => (made ??= createSystem(...baseConfigs, config));
