/** The key under which WebDriver sends an element: https://www.w3.org/TR/webdriver2/#elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
export type ElementReference = Record<typeof elementKey, string>;
export const idOf = (reference: ElementReference): string => reference[elementKey];

/** A WebDriver's answer that names an error, such as `no such window`. */
class WebDriverError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

export interface WebDriverSession {
  /** One command of https://www.w3.org/TR/webdriver2/#endpoints, its path relative to the session. */
  send<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
}

async function ask<T>(method: string, url: string, body?: object): Promise<T> {
  const init = method === 'POST' ? { method, body: JSON.stringify(body ?? {}) } : { method };
  const reply = await fetch(url, init);
  const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } };
  if (!reply.ok) throw new WebDriverError(value?.error ?? String(reply.status), value?.message ?? '');
  return value;
}

/** Opens a session at a WebDriver that listens on `address`, such as `http://127.0.0.1:4444`. */
export async function openSession(address: string, capabilities: object): Promise<WebDriverSession> {
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${address}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  return { send: (method, path, body) => ask(method, `${address}/session/${sessionId}${path}`, body) };
}
