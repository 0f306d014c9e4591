const SVG = 'http://www.w3.org/2000/svg';

/** A filled shape on a grid of 24 that only eyes need. */
export function icon(shape: string): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', shape);
  drawing.append(path);
  return drawing;
}
