import type { ScriptPart } from '../../e2e/weight/partsOfScript';

/** Libraries that are one thing to whoever weighs them; others stand for themselves. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^(@chakra-ui|@pandacss|@ark-ui)\//, 'Chakra: parts, recipes and tokens'],
  [/^(@zag-js|@floating-ui|@internationalized)\//, "Chakra: the parts' state machines"],
  [/^(@emotion\/|stylis$|react-is$|hoist-non-react-statics$)/, 'Emotion'],
  [/^(react|react-dom|scheduler)$/, 'React'],
  [/^react-router/, 'router'],
  [/^@firebase\/auth$/, 'Firebase: sign-in'],
  [/^@firebase\/(firestore|webchannel-wrapper)$/, 'Firebase: database'],
  [/^@firebase\/functions$/, 'Firebase: functions'],
  [/^(@firebase\/|firebase$|idb$)/, 'Firebase: what they share'],
  [/^(react-dnd|@react-dnd|dnd-core|redux)/, 'react-dnd'],
  [/^@module-federation\//, 'federation'],
  [/^webpack$/, "webpack's own code"],
];

/** The line of the table that a part belongs to: a library, a room of the kernel, or a package of ours. */
export function areaOfPart({ library, source }: ScriptPart): string {
  if (library !== null) return FAMILIES.find(([names]) => names.test(library))?.[1] ?? library;
  const [folder = '', , room = ''] = source.split('/');
  return folder === 'shared-kernel' ? `shared-kernel/${room}` : folder;
}
