import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key, WebElement, type WebDriver } from 'selenium-webdriver';
import { freePort } from 'build-preset/free-port';
import type { EnginePage } from './enginePage';
import { findByRoleScript } from './findByRole';

/** Programs of Debian's packages `webkit2gtk-driver` and `xvfb`. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** An upper bound: the engine is slow where the machine is busy. */
const WAIT_MS = 60_000;

/** WebKitGTK, the engine of iPhones, in a window on a display that nobody sees. */
export async function webkitPage(programs: WebKitPrograms): Promise<EnginePage> {
  const display = await startDisplay(programs.display);
  const port = await freePort();
  const server = spawn(programs.driver, [`--port=${String(port)}`], {
    env: { ...process.env, DISPLAY: display.name },
    stdio: 'ignore',
  });
  const end = () => {
    server.kill();
    display.process.kill();
  };
  try {
    const driver = await startBrowser(`http://127.0.0.1:${String(port)}`, programs.browser);
    return pageOf(driver, end);
  } catch (cause) {
    end();
    throw cause;
  }
}

async function startDisplay(program: string): Promise<{ name: string; process: ChildProcess }> {
  // It chooses a free number itself and writes it to its fourth file.
  const process = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1100x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = process.stdio[3];
  if (numbers === null || numbers === undefined) throw new Error('The display has no answer.');
  const [number] = (await once(numbers, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, process };
}

async function startBrowser(server: string, binary: string): Promise<WebDriver> {
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  await answers(`${server}/status`);
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1000 });
  return driver;
}

/** Waits until a server answers at all. */
async function answers(address: string): Promise<void> {
  for (const until = Date.now() + WAIT_MS; ;) {
    const there = await fetch(address).then(
      () => true,
      () => false,
    );
    if (there) return;
    if (Date.now() > until) throw new Error(`${address} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function pageOf(driver: WebDriver, end: () => void): EnginePage {
  const find = async (role: string, name: string | RegExp): Promise<WebElement> => {
    const missing = `There is no ${role} named ${String(name)}.`;
    const found = await driver.wait(() => findSeen(driver, role, name), WAIT_MS, missing);
    if (found === null) throw new Error(missing);
    return found;
  };
  return {
    engine: 'webkit',
    open: (address) => driver.get(address),
    press: async (role, name) => {
      const element = await find(role, name);
      await driver.executeScript('arguments[0].scrollIntoView({ block: "nearest" })', element);
      await element.click();
    },
    see: async (role, name) => {
      await find(role, name);
    },
    keys: async (...chords) => {
      for (const chord of chords) await pressChord(driver, chord);
    },
    type: async (text) => {
      await driver.actions().sendKeys(text).perform();
    },
    run: (script, ...args) =>
      driver.executeScript(`return (${script.toString()})(...arguments)`, ...args),
    close: async () => {
      await driver.quit().catch(() => undefined);
      end();
    },
  };
}

async function findSeen(
  driver: WebDriver,
  role: string,
  name: string | RegExp,
): Promise<WebElement | null> {
  const said = typeof name === 'string' ? [name, null] : [name.source, name.flags];
  const script = await findByRoleScript();
  const found: unknown = await driver.executeScript(
    `if (!window.findSeen) { ${script} } return window.findSeen(...arguments);`,
    role,
    ...said,
  );
  return found instanceof WebElement ? found : null;
}

/** A chord as Playwright writes it: `Control+Shift+z`, `Home`. */
async function pressChord(driver: WebDriver, chord: string): Promise<void> {
  const names = chord.split('+');
  const key = names.pop() ?? '';
  let actions = driver.actions();
  for (const name of names) actions = actions.keyDown(keyNamed(name));
  actions = actions.sendKeys(keyNamed(key));
  for (const name of names.reverse()) actions = actions.keyUp(keyNamed(name));
  await actions.perform();
}

const KEYS: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Home: Key.HOME,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Delete: Key.DELETE,
  Backspace: Key.BACK_SPACE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
};

const keyNamed = (name: string): string => KEYS[name] ?? name;
