import { readShowAnswer, type ShownContent } from 'shared-kernel/model';
import { aFont } from 'shared-kernel/testing';
import { anItem, aShownScreen, askShow, aShowServer, tokenOf } from '../testing/aShow';
import { fontAnswer, sendFont } from '../testing/sendFont';

const inFamily = (family: string) => ({
  ...anItem('Thanks'),
  font: { ...anItem('Thanks').font, family },
});

async function contents(): Promise<readonly ShownContent[]> {
  const server = aShowServer({
    'screens/own': aShownScreen(3, [inFamily('Acme Sans')]),
    'screens/other': aShownScreen(4, [inFamily('Lora')]),
  });
  for (const family of ['Acme Sans', 'Acme Serif'])
    expect(await fontAnswer(sendFont(server, aFont({ family })))).toEqual([200, 'taken']);
  const answer = readShowAnswer(
    await (await askShow(server, await tokenOf(server, '5100'))).json(),
  );
  if (answer === null || 'code' in answer) throw new Error('no show');
  return answer.screens.map(({ content }) => content);
}

it('[D299] a screen of a show says where the files of its own uploaded families are, and of no other', async () => {
  const fonts = (await contents()).map((content) => content.fonts?.map(({ name }) => name));
  expect(fonts).toEqual([undefined, undefined, ['Acme Sans'], undefined]);
});
