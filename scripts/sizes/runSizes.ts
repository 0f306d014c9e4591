import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import { launchOptions } from '../../e2e/support/browser';
import { startProduct } from '../../e2e/support/localBackend';
import { partsOfScript } from '../../e2e/weight/partsOfScript';
import { gzippedBytes, visitPages, type VisitScript } from '../../e2e/weight/visitScripts';
import { WEIGHED_PAGES, type WeighedPage } from '../../e2e/weight/weighedPages';
import { argumentFault } from '../argumentFault';
import { areaOfPart } from './areaOfPart';

type Write = (line: string) => void;

const NAMES = WEIGHED_PAGES.map(({ name }) => name);
export const USAGE = `Usage: npm run sizes [-- ${NAMES.map((name) => `[${name}]`).join(' ')}]`;

/** Prints what the pages that are named, or all, load at a first visit of the built product. */
export async function runSizes(
  args: readonly string[],
  write: Write,
): Promise<Result<null, string>> {
  const names = namesOf(args);
  if (!names.ok) return names;
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'sizes-'));
  const product = await startProduct({ dataDirectory });
  const browser = await chromium.launch(launchOptions);
  try {
    const pages = WEIGHED_PAGES.filter(({ name }) => names.value.includes(name));
    for await (const [page, scripts] of visitPages(browser, product.origin, pages))
      write(tableOf(page, scripts));
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDirectory, { recursive: true });
  }
  return succeeded(null);
}

function namesOf(args: readonly string[]): Result<readonly string[], string> {
  try {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const unknown = positionals.find((name) => !NAMES.includes(name));
    if (unknown !== undefined) return failed(`There is no page '${unknown}'.`);
    return succeeded(positionals.length === 0 ? NAMES : positionals);
  } catch (failure) {
    return failed(argumentFault(failure));
  }
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

/** Below this many gzipped bytes a line says nothing that somebody could act on. */
const FEW = 300;

function tableOf(page: WeighedPage, scripts: readonly VisitScript[]): string {
  const areas = new Map<string, number>();
  for (const part of scripts.flatMap(partsOfScript)) {
    const area = areaOfPart(part);
    areas.set(area, (areas.get(area) ?? 0) + part.gzipped);
  }
  const lines = [...areas]
    .filter(([, bytes]) => bytes > FEW)
    .toSorted(([, one], [, other]) => other - one)
    .map(([area, bytes]) => `${kilobytes(bytes)}  ${area}`);
  const total = `${kilobytes(gzippedBytes(scripts))}  ${page.name} (${page.path}), kB gzipped in ${String(scripts.length)} scripts; budget ${String(page.budgetKb)}`;
  return `\n${[total, ...lines].join('\n')}\n`;
}
