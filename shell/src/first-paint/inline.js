/* global document, history, localStorage, location, requestIdleCallback, sessionStorage, setTimeout, window */
/*
 * Stands in the page as it is written here, named by its hash in firebase.json. The tool's scripts wait in a template of
 * the page. Whoever is logged in gets them at once; everybody else sees Login, Sign up or Home as the build has drawn
 * them, and the tool comes when the page needs it.
 */
(function () {
  'use strict';
  /** How long words wait for their font, which does not take the place of another one later. */
  var FONT_AT_MOST_MS = 1000;
  var FONT = "'Inter Variable'";
  /** Another tab has logged in, or out. */
  var ELSEWHERE = ['storage'];
  /** Signs that somebody is about to use a page. */
  var INTENTS = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'keydown',
    'click',
    'wheel',
    'focusin',
    'storage',
  ];
  /** As `GuestPage` of `drawGuestPages.tsx` tells when a page needs the tool. */
  var BEGIN_WITH = { whenUsed: INTENTS, unused: ELSEWHERE };

  var tool = document.getElementById('tool');
  var frame = document.getElementById('first-paint');
  var dark = window.matchMedia('(prefers-color-scheme: dark)');

  var page = guestPage();
  if (page === null) {
    begin();
    return;
  }
  var signs = BEGIN_WITH[page.dataset.tool];
  loadStyles(function () {
    whenFontIsThere(show);
  });
  if (signs === undefined) {
    begin();
    return;
  }
  signs.forEach(function (name) {
    window.addEventListener(name, beginWith, { capture: true, passive: true });
  });
  window.addEventListener('load', function () {
    whenIdle(fetchAhead);
  });

  /** The template of what this visitor sees; null for somebody whom the tool may know, and for addresses that say more. */
  function guestPage() {
    if (location.search !== '' || location.hash !== '' || history.state !== null) return null;
    try {
      if (isSignedIn()) return null;
      if (location.pathname === '/') history.replaceState(null, '', '/login');
      var own = 'template[data-guest-page="' + location.pathname + '"]';
      var ofPerson = lastEmail() === null ? null : document.querySelector(own + '[data-of-person]');
      return ofPerson || document.querySelector(own);
    } catch {
      return null; // Where people forbid that anything is kept, or the address is no path of ours.
    }
  }

  /** Or on the way: back from Google, or with the address of whoever runs the installation. */
  function isSignedIn() {
    return (
      hasKey(localStorage, 'firebase:authUser:') ||
      hasKey(sessionStorage, 'firebase:') ||
      hasKey(sessionStorage, 'supporter-screens/claim')
    );
  }

  function hasKey(storage, prefix) {
    return Object.keys(storage).some(function (key) {
      return key.indexOf(prefix) === 0;
    });
  }

  /** Of whoever logged in here last, as `rememberedPerson.ts` keeps it. */
  function lastEmail() {
    var person = JSON.parse(localStorage.getItem('supporter-screens/person') || 'null');
    return person && typeof person.email === 'string' ? person.email : null;
  }

  function beginWith(event) {
    // Browsers tell of a pointer that rests when the page below it is drawn.
    if (event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    begin();
  }

  function begin() {
    (signs || []).forEach(function (name) {
      window.removeEventListener(name, beginWith, { capture: true });
    });
    // Moved out of its template, so that it is begun once.
    document.head.appendChild(tool.content);
  }

  function show() {
    // The tool may have been faster.
    if (!frame.isConnected) return;
    document.title = page.title;
    showInScheme();
    dark.addEventListener('change', showInScheme);
    frame.replaceChildren(document.importNode(page.content, true));
    put('[data-this-year]', String(new Date().getFullYear()));
    if (page.dataset.ofPerson !== undefined) put('[data-last-email]', lastEmail());
    keepPresses();
    if (page.dataset.script !== undefined) whenIdle(runScript);
  }

  function showInScheme() {
    if (frame.isConnected) document.documentElement.classList.toggle('dark', dark.matches);
  }

  function put(selector, text) {
    frame.querySelectorAll(selector).forEach(function (element) {
      element.textContent = text;
    });
  }

  function runScript() {
    var script = document.createElement('script');
    script.type = 'module';
    script.src = page.dataset.script;
    document.head.appendChild(script);
  }

  /** For `endFirstPaint`, which hands a press on to the tool's own button. */
  function keepPresses() {
    frame.addEventListener('pointerdown', function () {
      frame.dataset.held = '';
    });
    ['pointerup', 'pointercancel'].forEach(function (name) {
      window.addEventListener(name, function () {
        delete frame.dataset.held;
      });
    });
    frame.addEventListener('click', function (event) {
      var button = event.target.closest('button');
      if (button === null) return;
      button.dataset.pressed = '';
      button.setAttribute('aria-busy', 'true');
    });
  }

  /** Which name the font as well. Nothing is drawn without them: the tool draws the page then. */
  function loadStyles(then) {
    var sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = page.dataset.styles;
    sheet.onload = then;
    sheet.onerror = begin;
    document.head.appendChild(sheet);
  }

  function whenFontIsThere(then) {
    var isOver = false;
    var once = function (faces) {
      if (isOver) return;
      isOver = true;
      if (faces && faces.length > 0)
        document.documentElement.style.setProperty('--text-font', FONT);
      then();
    };
    document.fonts.load('1em ' + FONT).then(once, once);
    setTimeout(once, FONT_AT_MOST_MS);
  }

  function whenIdle(then) {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(then);
    else setTimeout(then, 1);
  }

  /** The tool's files, without running any of them. */
  function fetchAhead() {
    tool.content.querySelectorAll('link[as=script], link[as=style]').forEach(function (file) {
      var ahead = document.createElement('link');
      ahead.rel = 'prefetch';
      ahead.as = file.as;
      ahead.href = file.href;
      document.head.appendChild(ahead);
    });
  }
})();
