/* global CSS, URL, document */
/*
 * Tells browsers that are older than the tool needs what it needs, instead of leaving an empty page. It is written for
 * all browsers there are: no build step touches it. What it looks for came last to one of the browsers that
 * package.json names for staff.
 */
(function () {
  'use strict';
  var SENTENCE =
    'Supporter Screens needs a newer browser: Chrome 120, Edge 120, Firefox 125, Safari 17, or later. ' +
    'Please update yours, or open this page in another one.';

  function isNewEnough() {
    try {
      return (
        typeof URL.canParse === 'function' &&
        typeof [].toSpliced === 'function' &&
        typeof Intl.Segmenter === 'function' &&
        CSS.supports('selector(:has(*))') &&
        CSS.supports('container-type', 'inline-size')
      );
    } catch (failure) {
      return !failure;
    }
  }

  if (isNewEnough()) return;
  var note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.appendChild(document.createTextNode(SENTENCE));
  document.body.insertBefore(note, document.body.firstChild);
})();
