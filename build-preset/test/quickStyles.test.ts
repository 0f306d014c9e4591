import { JSDOM } from 'jsdom';
import quickMatches from '../jest/quickMatches.cjs';
import quickStyles from '../jest/quickStyles.cjs';

const PAGE = `
  <style>
    .gone { display: none }
    .unseen { visibility: hidden }
    .seen { visibility: visible }
    .faint, em { opacity: 0.5 }
    .through { pointer-events: none }
    .gone { display: grid }
    div > .inner:not(.unseen) { display: none }
    :has(never, ( { display: none }
    @media screen { .wide { display: flex } }
    @media print { .wide { display: none } }
    @layer base { .layered { display: none } }
  </style>
  <div class="gone">a</div>
  <div class="unseen"><b><i class="seen">b</i></b><p class="inner">c</p></div>
  <em class="through"><button>d</button></em>
  <section hidden>e</section>
  <section hidden class="wide">f</section>
  <p style="display: inline-flex" class="gone layered wide">g</p>
  <div><p class="inner faint">h</p></div>
  <input type="hidden"><input type="text"><script></script><template></template>
  <svg><g class="gone"></g><title>i</title></svg>
`;
const NAMES = ['display', 'visibility', 'opacity', 'pointer-events', 'color'];

function page() {
  const { window } = new JSDOM(PAGE);
  const quick = quickStyles(window);
  return {
    document: window.document,
    /** What both say of every element. */
    compare: () => {
      for (const element of window.document.querySelectorAll('*')) {
        const whole = window.getComputedStyle(element);
        const style = quick(element);
        const shown = NAMES.map((name) => [element.outerHTML, name, style.getPropertyValue(name)]);
        expect(shown).toEqual(
          NAMES.map((name) => [element.outerHTML, name, whole.getPropertyValue(name)]),
        );
        expect([style.display, style.pointerEvents]).toEqual([whole.display, whole.pointerEvents]);
      }
    },
  };
}

it('says what jsdom says', () => {
  page().compare();
});

it('says what jsdom says when rules come, change and go', () => {
  const { document, compare } = page();
  compare();
  const added = document.createElement('style');
  added.textContent = 'p { display: none }';
  document.body.append(added);
  compare();
  added.sheet?.insertRule('b { visibility: hidden }', 0);
  compare();
  added.textContent = 'p { display: table }';
  compare();
  document.querySelector('style')?.remove();
  compare();
});

it('matches what jsdom matches', () => {
  const { document } = page();
  const selectors = [
    ...['p', 'p.inner', 'div > p', 'p, em', 'input[type="text"]', 'input:not([type="text"])'],
    ...['section[hidden]', 'svg', '*', '.gone', 'em.through', 'i', 'P'],
  ];
  for (const element of document.querySelectorAll('*')) {
    const quick = quickMatches(element.matches);
    for (const selector of selectors) {
      expect([selector, element.outerHTML, quick.call(element, selector)]).toEqual([
        selector,
        element.outerHTML,
        element.matches(selector),
      ]);
    }
  }
});
