/* global document, history, localStorage, location, navigator, requestIdleCallback, sessionStorage, setTimeout, URL, window */
/*
 * Stands in the page as it is written here, named by its hash in firebase.json. The tool's scripts wait in a template of
 * the page. Whoever is logged in gets them at once, and sees the frame and the heading of the page as this browser
 * remembers them; everybody else sees Login, Sign up or Home as the build has drawn them, and the tool comes when the
 * page needs it.
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
  /** As `GuestPage` of `drawFirstPages.tsx` tells when a page needs the tool. */
  var BEGIN_WITH = { whenUsed: INTENTS, unused: ELSEWHERE };

  /** Asking for one file takes a slow phone up to ten milliseconds, in which it does nothing else. */
  var FILES_AT_ONCE = 5;

  var tool = document.getElementById('tool');
  var frame = document.getElementById('first-paint');
  var dark = window.matchMedia('(prefers-color-scheme: dark)');

  var remembered = rememberedFrame();
  var page = remembered === null ? guestPage() : document.querySelector('template[data-staff]');
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

  /** As `rememberedFrame.ts` keeps it for whoever is logged in; null for everybody else. */
  function rememberedFrame() {
    try {
      var person = JSON.parse(localStorage.getItem(keyIn(localStorage, 'firebase:authUser:')));
      return JSON.parse(localStorage.getItem('supporter-screens/frame/' + person.uid));
    } catch {
      return null;
    }
  }

  /** Or on the way: back from Google, or with the address of whoever runs the installation. */
  function isSignedIn() {
    return (
      keyIn(localStorage, 'firebase:authUser:') ||
      keyIn(sessionStorage, 'firebase:') ||
      keyIn(sessionStorage, 'supporter-screens/claim')
    );
  }

  function keyIn(storage, prefix) {
    return Object.keys(storage).find(function (key) {
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
    // Scripts that do not load tell so on the way down alone.
    window.addEventListener('error', tellFailure, true);
    bringTool();
  }

  /** Its files in their order, the entry last: moved out of their template, so that each is asked for once. */
  function bringTool() {
    for (var asked = 0; asked < FILES_AT_ONCE && tool.content.firstChild !== null; asked++)
      document.head.appendChild(tool.content.firstChild);
    if (tool.content.firstChild !== null) setTimeout(bringTool);
  }

  function endWait(shown) {
    shown.querySelectorAll('.first-paint-wait, [data-first-shape]').forEach(function (wait) {
      wait.remove();
    });
  }

  /** Of the tool's own scripts; areas have folders of their own, and the tool tells what is wrong with them. */
  function tellFailure(event) {
    var isOwn = /^\/[^/]+\.js$/.test(new URL(event.target.src || '/', location.origin).pathname);
    if (!isOwn || !frame.isConnected || frame.querySelector('[role=alert]') !== null) return;
    frame.querySelectorAll('[data-pressed]').forEach(release);
    endWait(frame);
    // Goes with the frame where the tool comes after all.
    var note = document.createElement('div');
    note.className = 'first-paint-failure';
    note.setAttribute('role', 'alert');
    note.textContent =
      'Supporter Screens could not be loaded. Please check your connection. Your work is safe.';
    var again = document.createElement('button');
    again.textContent = 'Try again';
    again.addEventListener('click', function (press) {
      press.stopPropagation();
      location.reload();
    });
    note.appendChild(again);
    frame.appendChild(note);
  }

  function show() {
    // The tool may have been faster.
    if (!frame.isConnected) return;
    var drawn = document.importNode(page.content, true);
    try {
      if (remembered === null) document.title = page.title;
      else putRemembered(drawn);
    } catch {
      return; // What is remembered is of another release.
    }
    showInScheme();
    dark.addEventListener('change', showInScheme);
    // What could not be loaded stays told.
    var told = frame.querySelector('[role=alert]');
    if (told !== null) {
      endWait(drawn);
      drawn.appendChild(told);
    }
    frame.replaceChildren(drawn);
    put('[data-this-year]', String(new Date().getFullYear()));
    if (page.dataset.ofPerson !== undefined) put('[data-last-email]', lastEmail());
    keepPresses();
    if (page.dataset.script !== undefined) whenIdle(runScript);
  }

  /** As texts alone, never as markup. */
  function putRemembered(drawn) {
    var heading = remembered.headings[location.pathname];
    var title = drawn.querySelector('h1');
    if (heading && heading.action) keepRoom(title.parentNode, heading.action);
    if (!heading || heading.help === '') title.nextElementSibling.remove();
    if (!heading) title.remove();
    // Of a page of which nothing is known, not even its shape is shown.
    drawn.querySelector(heading ? '.first-paint-wait' : '[data-first-shape]').remove();
    putWords(drawn, {
      '{organisation}': remembered.organisation,
      '{year}': remembered.year,
      '{heading}': heading && heading.heading,
      '{help}': heading && heading.help,
      'Ctrl K': /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K',
    });
    if (heading) document.title = heading.heading + ' – ' + document.title;
    if (!remembered.hasSettings) drawn.querySelector('a[href="/set-up"]').remove();
    var nav = drawn.querySelector('nav');
    var entry = nav.firstElementChild;
    nav.replaceChildren.apply(
      nav,
      remembered.entries.map(function (each) {
        var link = entry.cloneNode(true);
        link.href = each.path;
        link.textContent = each.label;
        if (isOpen(each)) link.setAttribute('aria-current', 'page');
        return link;
      }),
    );
    // What is chosen in it would be lost.
    drawn.querySelector('select').inert = true;
  }

  /** For the page's action, which makes the help narrower, or stands below it. */
  function keepRoom(words, action) {
    var room = document.createElement('div');
    room.style.width = action.width + 'px';
    room.style.height = action.height + 'px';
    words.after(room);
  }

  function isOpen(entry) {
    return (
      location.pathname === entry.path ||
      (!entry.isExact && location.pathname.indexOf(entry.path + '/') === 0)
    );
  }

  /** In place of the words that stand for them. */
  function putWords(drawn, words) {
    var texts = document.createTreeWalker(drawn, 4); // of texts
    while (texts.nextNode()) {
      var word = words[texts.currentNode.data];
      if (word !== undefined) texts.currentNode.data = word;
    }
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
      // Another page of the tool, which comes anyway.
      var pressed = event.target.closest(remembered === null ? 'button' : 'button, a');
      if (pressed === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // The last press counts.
      frame.querySelectorAll('[data-pressed]').forEach(release);
      pressed.dataset.pressed = '';
      pressed.setAttribute('aria-busy', 'true');
    });
  }

  function release(pressed) {
    delete pressed.dataset.pressed;
    pressed.removeAttribute('aria-busy');
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
