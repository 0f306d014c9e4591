const facade = (name, home) => ({
  group: [name, `${name}/*`],
  message: `Only ${home} imports ${name}: shared as a package it would ship whole (docs/architecture.md, Federation).`,
});

export const CHAKRA = facade('@chakra-ui/react', 'shared-kernel/src/ui');
export const DRAGGING = {
  regex: '^react-dnd',
  message: 'Drag rows with useReorder of shared-kernel/ui: a page has room for one touch backend.',
};
export const FIREBASE = facade('firebase', 'shared-kernel/src/{firebase,firestore,server,session}');
export const QUERIES = facade('@tanstack/react-query', 'shared-kernel/src/server-state');
export const MOTION = {
  regex: '^(motion(/|$)|framer-motion(?!/dom/mini$))',
  message: 'Use framer-motion/dom/mini: 3 kB instead of 25.',
};

/** Forbids imports by `no-restricted-imports`, in place of what was forbidden before. */
export const restricted = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns }],
});
