/** As many boxes as a story moves, by the browser's own animations alone: what the machine can do. */
const BOXES = 8;

const glide = (box: HTMLElement, delay: number): void => {
  box.animate(
    [
      { transform: 'translateY(60px) scale(0.7)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 750, delay, iterations: Infinity, direction: 'alternate', easing: 'ease-out' },
  );
};

for (let index = 0; index < BOXES; index += 1) {
  const box = document.createElement('p');
  box.textContent = 'A year among the trees';
  for (const [property, value] of [
    ['position', 'absolute'],
    ['margin', '0'],
    ['top', `${String(8 + index * 9)}%`],
    ['left', '10%'],
    ['width', '80%'],
    ['font', 'bold 28px/36px Georgia, serif'],
  ] as const)
    box.style.setProperty(property, value);
  document.body.append(box);
  glide(box, index * 40);
}
