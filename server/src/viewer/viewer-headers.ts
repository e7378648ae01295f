const policy = {
  'default-src': "'none'",
  // The tracker is WebAssembly; nothing inline runs.
  'script-src': "'self' 'wasm-unsafe-eval'",
  'worker-src': "'self' blob:",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self' data: blob:",
  'base-uri': "'none'",
  // The pass phrase goes by script.
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** The headers of the viewer's page. Its address opens it to whoever knows it: no other site is told of it. */
export const viewerHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; '),
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'no-referrer',
  vary: 'accept-encoding, accept-language',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};
