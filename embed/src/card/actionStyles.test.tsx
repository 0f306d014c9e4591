import { ACTION_STYLES } from './actionStyles';

it('names each thing that can be done beside its icon, on one line', () => {
  document.body.innerHTML = `<style>${ACTION_STYLES}</style>
    <button class="card-tool"><svg></svg>Watch again</button>`;
  const tool = document.querySelector('button');
  if (tool === null) throw new Error('there is a button');
  const { display, flexDirection, alignItems } = getComputedStyle(tool);
  expect([display, alignItems]).toEqual(['flex', 'center']);
  expect(['', 'row']).toContain(flexDirection);
});
