import { __unsafe_useEmotionCache, css } from '@emotion/react';
import type { ButtonProps, SystemStyleObject } from '@chakra-ui/react';
import { useInsertionEffect } from 'react';
import { theSystem } from './system';

type Look = Pick<ButtonProps, 'size' | 'variant'>;

const looks = new Map<string, ReturnType<typeof css>>();

/**
 * The class of what the recipe says of a button of this look, made once. Otherwise each button writes out and hashes
 * these two thousand letters each time that it is drawn; what is said of it alone has a class of its own, over this one,
 * since recipes lie in a layer below. Undefined where there is no document to put it in.
 */
export function useButtonLook({ variant, size }: Look): string | undefined {
  const sheets = __unsafe_useEmotionCache();
  const look = lookOf({ variant, size });
  useInsertionEffect(() => {
    if (sheets !== null && sheets.inserted[look.name] === undefined)
      sheets.insert(`.${look.name}`, look, sheets.sheet, true);
  }, [sheets, look]);
  return typeof document === 'undefined' ? undefined : look.name;
}

function lookOf(look: Look): ReturnType<typeof css> {
  const key = JSON.stringify(look);
  const known = looks.get(key);
  if (known !== undefined) return known;
  const system = theSystem();
  const recipe = system.getRecipeFn('button') as (look: Look) => SystemStyleObject;
  const { name, styles } = css(system.css(recipe(look)));
  const made = { name: `button-${name}`, styles };
  looks.set(key, made);
  return made;
}
