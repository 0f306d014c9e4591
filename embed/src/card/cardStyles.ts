/**
 * Of a card as it is seen and painted. Every measure is of the card's own unit, which `layOutFace` sets; what a canvas
 * cannot paint alike (letter spacing, shadows, opacity, changed case) stands nowhere in it.
 */
export const CARD_STYLES = `
.card, .card * { box-sizing: border-box; margin: 0; }
.card {
  position: relative; display: grid; overflow: hidden; padding: calc(2.6 * var(--card-unit)); line-height: 1.2;
  background-color: var(--card-ground); color: var(--card-ink); text-align: start; font-size: calc(1.7 * var(--card-unit));
}
.card > * { position: relative; min-width: 0; }
.card > .card-shapes { position: absolute; top: 0; right: 0; bottom: 0; left: 0; overflow: hidden; }
.card-shape { position: absolute; border-radius: 50%; }
.card-shape-one { background-color: var(--card-tone); }
.card-shape-two { background-color: var(--card-deep); }

.card-head { grid-area: head; display: flex; align-items: center; gap: calc(1.1 * var(--card-unit)); }
.card-logo { flex: none; width: auto; height: calc(4.4 * var(--card-unit)); max-width: calc(12 * var(--card-unit)); padding: calc(.45 * var(--card-unit)); border-radius: calc(1.1 * var(--card-unit)); background-color: #ffffff; object-fit: contain; }
.card-organisation { min-width: 0; font-weight: 700; line-height: 1.2; overflow-wrap: anywhere; }
.card-thanks { grid-area: thanks; }
.card-whose { margin-bottom: calc(.6 * var(--card-unit)); font-size: calc(2.2 * var(--card-unit)); font-weight: 700; overflow-wrap: anywhere; }
.card-title { font: inherit; font-weight: 800; line-height: 1.04; overflow-wrap: anywhere; outline: none; }
.card-title-short { font-size: calc(5.6 * var(--card-unit)); }
.card-title-middle, .card-title-long { text-wrap: balance; }
.card-title-middle { font-size: calc(4.2 * var(--card-unit)); line-height: 1.1; }
.card-title-long { font-size: calc(2.8 * var(--card-unit)); line-height: 1.2; }
.card[data-numbers='0'] .card-thanks { align-self: center; }
.card[data-numbers='0'] .card-title { font-size: calc(5 * var(--card-unit)); line-height: 1.1; }
.card[data-numbers='0'] .card-title-short { font-size: calc(9 * var(--card-unit)); line-height: 1; }

.card-numbers { grid-area: numbers; display: grid; align-content: center; column-gap: calc(2 * var(--card-unit)); row-gap: calc(2 * var(--card-unit)); }
.card-number { display: flex; flex-direction: column-reverse; justify-content: flex-end; min-width: 0; padding-top: calc(1.1 * var(--card-unit)); border-top: calc(.2 * var(--card-unit)) solid var(--card-line); }
.card-number-first { grid-column: 1 / -1; padding-top: 0; border-top: 0; }
.card-value { display: grid; align-items: end; width: 100%; min-height: calc(4.9 * var(--card-unit)); font-weight: 800; line-height: 1; font-size: calc(4.6 * var(--card-unit)); padding-bottom: .06em; }
.card-number-first .card-value { font-size: calc(15 * var(--card-unit)); line-height: .88; }
.card-fit-text { justify-self: start; white-space: nowrap; }
.card-fit-broken .card-fit-text { justify-self: auto; white-space: normal; overflow-wrap: anywhere; }
.card-label { padding-top: calc(.3 * var(--card-unit)); font-size: calc(1.7 * var(--card-unit)); font-weight: 500; line-height: 1.25; overflow-wrap: anywhere; text-wrap: balance; }
.card-number-first .card-label { padding-top: calc(.7 * var(--card-unit)); font-size: calc(2.3 * var(--card-unit)); font-weight: 600; }
.card-foot { grid-area: foot; }

.card[data-arrangement='tall'] {
  grid-template: 'head' auto 'thanks' auto 'numbers' 1fr 'foot' auto / minmax(0, 1fr); row-gap: calc(3 * var(--card-unit));
}
.card[data-arrangement='tall'] .card-thanks { padding-top: calc(1.4 * var(--card-unit)); }
.card[data-arrangement='tall'] .card-numbers { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.card[data-arrangement='tall'][data-numbers='2'] .card-number,
.card[data-arrangement='tall'][data-numbers='4'] .card-number:last-child { grid-column: 1 / -1; }
.card[data-arrangement='tall'] .card-shape-one { width: calc(58 * var(--card-unit)); height: calc(58 * var(--card-unit)); right: calc(-24 * var(--card-unit)); top: calc(14 * var(--card-unit)); }
.card[data-arrangement='tall'] .card-shape-two { width: calc(44 * var(--card-unit)); height: calc(44 * var(--card-unit)); left: calc(-17 * var(--card-unit)); bottom: calc(-22 * var(--card-unit)); }

.card[data-arrangement='square'] {
  grid-template: 'head' auto 'thanks' auto 'numbers' 1fr 'foot' auto / minmax(0, 1fr); row-gap: calc(2 * var(--card-unit)); padding: calc(3 * var(--card-unit));
}
.card[data-arrangement='square'] .card-numbers { grid-auto-flow: row; grid-template-columns: repeat(12, minmax(0, 1fr)); row-gap: calc(1.6 * var(--card-unit)); }
.card[data-arrangement='square'] .card-number { grid-column: span 6; }
.card[data-arrangement='square'] .card-number-first { grid-column: 1 / -1; }
.card[data-arrangement='square'][data-numbers='2'] .card-number:last-child { grid-column: 1 / -1; }
.card[data-arrangement='square'][data-numbers='4'] .card-number:not(.card-number-first) { grid-column: span 4; }
.card[data-arrangement='square'][data-numbers='5'] .card-number:not(.card-number-first) { grid-column: span 3; }
.card[data-arrangement='square'] .card-number-first .card-value { font-size: calc(13 * var(--card-unit)); }
.card[data-arrangement='square'] .card-shape-one { width: calc(66 * var(--card-unit)); height: calc(66 * var(--card-unit)); right: calc(-26 * var(--card-unit)); top: calc(-20 * var(--card-unit)); }
.card[data-arrangement='square'] .card-shape-two { width: calc(40 * var(--card-unit)); height: calc(40 * var(--card-unit)); left: calc(-16 * var(--card-unit)); bottom: calc(-24 * var(--card-unit)); }

.card[data-arrangement='wide'] {
  grid-template: 'head numbers' auto 'thanks numbers' 1fr 'foot numbers' auto / minmax(0, 5fr) minmax(0, 7fr);
  row-gap: calc(2 * var(--card-unit)); column-gap: calc(6 * var(--card-unit)); padding: calc(3 * var(--card-unit)) calc(3.6 * var(--card-unit));
}
.card[data-arrangement='wide'][data-numbers='0'] { grid-template-columns: minmax(0, 1fr) 0; column-gap: 0; }
.card[data-arrangement='wide'] .card-thanks { align-self: center; }
.card[data-arrangement='wide'] .card-numbers { grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: calc(1.6 * var(--card-unit)); }
.card[data-arrangement='wide'] .card-number { grid-column: span 6; }
.card[data-arrangement='wide'] .card-number-first { grid-column: 1 / -1; }
.card[data-arrangement='wide'][data-numbers='4'] .card-number:not(.card-number-first) { grid-column: span 4; }
.card[data-arrangement='wide'] .card-number-first .card-value { font-size: calc(13 * var(--card-unit)); }
.card[data-arrangement='wide'] .card-shape-one { width: calc(78 * var(--card-unit)); height: calc(78 * var(--card-unit)); right: calc(-22 * var(--card-unit)); top: calc(-17 * var(--card-unit)); }
.card[data-arrangement='wide'] .card-shape-two { width: calc(30 * var(--card-unit)); height: calc(30 * var(--card-unit)); left: calc(-13 * var(--card-unit)); bottom: calc(-17 * var(--card-unit)); }

.card[data-arrangement='tall'][data-numbers='0'], .card[data-arrangement='square'][data-numbers='0'] {
  grid-template: 'head' auto 'thanks' 1fr 'foot' auto / minmax(0, 1fr);
}

.card-sign { display: flex; align-items: center; gap: calc(1.6 * var(--card-unit)); }
.card-sign-code { flex: none; padding: calc(.9 * var(--card-unit)); border-radius: calc(.9 * var(--card-unit)); background-color: #ffffff; }
.card-sign-code canvas { display: block; image-rendering: pixelated; width: calc(9 * var(--card-unit)); height: calc(9 * var(--card-unit)); }
.card-sign-words { flex: 1 1 0; min-width: 0; font-weight: 700; font-size: calc(1.9 * var(--card-unit)); line-height: 1.3; overflow-wrap: anywhere; }
.card-sign-words p { display: grid; }
.card-sign-words p + p { font-weight: 500; }
`;
