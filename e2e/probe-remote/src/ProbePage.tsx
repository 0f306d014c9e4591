import { createElement, lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import * as secondReact from 'second-react';
import { Box, Button, Flex, Page } from 'shared-kernel/ui';
import * as basics from 'shared-kernel/ui/basics';
import './probe.css';

const Chunk = lazy(async () => ({ default: (await import('./Chunk')).Chunk }));

const InRender = () => {
  throw new Error('thrown in render');
};

const InEffect = () => {
  useEffect(() => {
    throw new Error('thrown in an effect');
  }, []);
  return null;
};

/** As a remote meets it that was built with a kernel whose name is gone. */
const MissingExport = () =>
  createElement(Reflect.get(basics, 'ThisNameIsGone') as ComponentType<object>);

const SecondReact = () => <>{secondReact.useState(1)[0]}</>;

/** What takes the place of the page. */
const BROKEN: Readonly<Record<string, ComponentType>> = {
  'Throw in render': InRender,
  'Throw in an effect': InEffect,
  'Use a missing export': MissingExport,
  'Use a second React': SecondReact,
  'Load a chunk': Chunk,
};

/** What goes wrong under a page that stays. */
const UNDERNEATH: Readonly<Record<string, () => void>> = {
  'Throw in a handler': () => {
    throw new Error('thrown in a handler');
  },
  'Refuse a promise': () => {
    void Promise.reject(new Error('refused for robin@example.org'));
  },
  'Loop for 3 s': () => {
    const end = performance.now() + 3_000;
    while (performance.now() < end);
  },
  'Leak a style': () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.sheet?.insertRule('header { visibility: hidden }');
  },
  'Leave a listener': () => {
    window.addEventListener('resize', () => undefined);
  },
  'Leave a timer': () => {
    setInterval(() => undefined, 60_000);
  },
};

/** A page that breaks in every way that one can, on request. */
export const ProbePage = () => {
  const [broken, setBroken] = useState<string | null>(null);
  const Broken = broken === null ? undefined : BROKEN[broken];
  return (
    <Page title="Probe">
      <Box className="probe">Inside</Box>
      <Flex wrap="wrap" gap="3">
        {Object.keys(BROKEN).map((name) => (
          <Button
            key={name}
            onClick={() => {
              setBroken(name);
            }}
          >
            {name}
          </Button>
        ))}
        {Object.entries(UNDERNEATH).map(([name, go]) => (
          <Button key={name} onClick={go}>
            {name}
          </Button>
        ))}
      </Flex>
      <Suspense>{Broken !== undefined && <Broken />}</Suspense>
    </Page>
  );
};
