import type { Page, Request } from 'playwright-core';
import { vi } from 'vitest';
import { stepTimeout } from './timeouts.ts';

/** The calls of the API that a page waits for, by their addresses. */
const pendingByPage = new WeakMap<Page, string[]>();

function pendingOf(page: Page): string[] {
  const pendingRequests = pendingByPage.get(page);
  if (pendingRequests) return pendingRequests;
  const urls: string[] = [];
  pendingByPage.set(page, urls);
  const ended = (request: { url(): string }): void => {
    const index = urls.indexOf(request.url());
    if (index >= 0) urls.splice(index, 1);
  };
  // What the old document waited for is given up, and its end is not told. WebKit's page does not know of documents.
  const isDocument = (request: Request): boolean => 'isNavigationRequest' in request && request.isNavigationRequest();
  page.on('request', (request) => {
    if (isDocument(request)) urls.length = 0;
    else if (request.url().includes('/api/')) urls.push(request.url());
  });
  page.on('response', (response) => {
    if ('request' in response && isDocument(response.request())) urls.length = 0;
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return urls;
}

/** Whether the page's scripts have taken over what the server has rendered. Runs in the page. */
function isInteractive(): boolean {
  if (document.readyState !== 'complete') return false;
  const app = document.getElementById('app');
  // the viewer says which screen it shows; other pages have no scripts that they need
  if (!app) return !document.querySelector('script[type="module"]') || 'screen' in document.documentElement.dataset;
  type Container = { stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } } };
  const key = Object.keys(app).find((name) => name.startsWith('__reactContainer$'));
  const container = key === undefined ? undefined : (app as unknown as Record<string, Container>)[key];
  return container?.stateNode.current.memoizedState?.isDehydrated === false;
}

/** Lets the page do what it has begun: effects and answers that have come. Runs in the page. */
const twoTasks = (): Promise<void> => new Promise((done) => void setTimeout(() => setTimeout(done)));

/** Waits until the page's scripts have taken over, and until all that they have asked the server for is answered. */
export async function pageReady(page: Page): Promise<void> {
  const urls = pendingOf(page);
  await page.waitForFunction(isInteractive);
  let quiet = 0;
  const isQuiet = async (): Promise<boolean> => {
    await page.evaluate(twoTasks);
    quiet = urls.length === 0 ? quiet + 1 : 0;
    // an answer that has just come may make the page ask for more
    return quiet === 2;
  };
  await vi.waitUntil(isQuiet, { timeout: stepTimeout, interval: 20 }).catch((cause: unknown) => {
    throw new Error(`${page.url()} still waits for ${urls.join(', ')}`, { cause });
  });
}

/** Opens a page of the shop and waits until it is ready. */
export async function openPage(page: Page, address: string): Promise<void> {
  // what an earlier page waited for has been given up
  pendingOf(page).length = 0;
  await page.goto(address);
  await pageReady(page);
}

export async function reloadPage(page: Page): Promise<void> {
  pendingOf(page).length = 0;
  await page.reload();
  await pageReady(page);
}
