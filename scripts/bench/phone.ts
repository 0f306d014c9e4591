import type { Page } from '@playwright/test';

/** A phone of five years ago, as Lighthouse slows a desktop's processor down for one. */
export const CPU_SLOWDOWN = 4;

export const PHONE = { width: 390, height: 844 };

/** A slow connection, as Lighthouse throttles for "mobile". */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
} as const;

/** From now on the page has a processor so many times slower, and a phone's connection where that is asked for. */
export async function slowDown(
  page: Page,
  { rate = CPU_SLOWDOWN, network = false }: { readonly rate?: number; readonly network?: boolean },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}
