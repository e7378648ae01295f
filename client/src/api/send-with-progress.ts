/**
 * Sends as fetch does, by XMLHttpRequest, and tells how much of the body has left (0 to 1). Throws when the connection
 * fails, and the signal's reason when it was given up.
 */
export function sendWithProgress(
  url: string,
  init: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { signal } = init;
    if (signal?.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    const end = () => signal?.removeEventListener('abort', giveUp);
    request.open(init.method ?? 'GET', url);
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      end();
      resolve(new Response(request.status === 204 ? null : request.responseText, { status: request.status }));
    });
    request.addEventListener('error', () => {
      end();
      reject(new TypeError('The connection failed'));
    });
    request.addEventListener('abort', () => {
      end();
      reject((signal?.reason as Error | undefined) ?? new DOMException('Given up', 'AbortError'));
    });
    signal?.addEventListener('abort', giveUp);
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}
