require('./sharedCompilation.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
const quickMatches = require('./quickMatches.cjs');
const quickStyles = require('./quickStyles.cjs');

/**
 * jsdom with Node's own network and stream classes, which the Firebase SDKs need.
 * MessageChannel is left out on purpose: with it React's scheduler keeps jest alive for ever.
 */
class JsdomWithFetch extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      ReadableStream,
      WritableStream,
      TransformStream,
      TextEncoder,
      TextDecoder,
      structuredClone,
      AbortController,
      AbortSignal,
    });
    // As browsers have it on pages of their own origin.
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle });
    this.global.matchMedia ??= (media) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    });
    const { MouseEvent } = this.global;
    this.global.PointerEvent ??= class PointerEvent extends MouseEvent {
      constructor(type, init = {}) {
        super(type, init);
        this.pointerId = init.pointerId ?? 0;
        this.pointerType = init.pointerType ?? '';
        this.isPrimary = init.isPrimary ?? false;
      }
    };
    this.global.getComputedStyle = quickStyles(this.global);
    const { Element } = this.global;
    Element.prototype.matches = quickMatches(Element.prototype.matches);
    // jsdom has no layout to scroll, and complains when asked to.
    this.global.scrollTo = () => {};
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }
}

module.exports = JsdomWithFetch;
