import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

declare global {
  interface Window {
    /** Put there by the script of axe-core. */
    readonly axe: typeof Axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and what axe-core counts as good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Small on purpose, with a large control on the same page that does the same (WCAG 2.5.8, "Equivalent"): the canvas is
 * scaled to the window and has the object list as its twin; the playhead stands in the ruler, which answers everywhere.
 */
const WITH_TWIN = '[data-item-id], [role=slider][aria-label=Playhead]';

/** What axe-core finds on the page once its styles rest, a line for each element: `rule: what is wrong (where)`. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  await page.evaluate(stylesRest);
  const results = await page.evaluate(
    (rules) => window.axe.run(document, { runOnly: rules, resultTypes: ['violations'] }),
    RULES,
  );
  const faults = results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ id, help, selector: target.join(' ') })),
  );
  const small = faults.filter(({ id }) => id === 'target-size').map(({ selector }) => selector);
  const excepted = await page.evaluate(
    ([selectors, withTwin]) =>
      selectors.filter((selector) => document.querySelector(selector)?.matches(withTwin)),
    [small, WITH_TWIN] as const,
  );
  return faults
    .filter(({ id, selector }) => id !== 'target-size' || !excepted.includes(selector))
    .map(({ id, help, selector }) => `${id}: ${help} (${selector})`);
}

/**
 * In the page. The end of one transition may begin another: a colour is inherited by what has a transition too. What is
 * opened fades in by an animation; one that never ends, as that of a spinner, is not waited for.
 */
async function stylesRest(): Promise<void> {
  const nextFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  const running = () =>
    document
      .getAnimations()
      .filter(
        (animation) =>
          animation instanceof CSSTransition ||
          (animation instanceof CSSAnimation &&
            animation.playState === 'running' &&
            Number.isFinite(animation.effect?.getComputedTiming().endTime)),
      );
  await nextFrame();
  await nextFrame();
  while (running().length > 0) {
    await Promise.allSettled(running().map(({ finished }) => finished));
    await nextFrame();
  }
}
