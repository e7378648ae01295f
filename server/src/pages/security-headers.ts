import { createHash } from 'node:crypto';

/**
 * The headers of every page. The one inline script is named by its hash, because pages are kept and a nonce would be
 * the same for everybody. Inline styles are allowed as attributes only: they hold sizes and placeholders
 * (docs/decisions/0004-page-cache-and-policy.md).
 */
export function securityHeaders(inlineScript: string): Record<string, string> {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  const policy = {
    'default-src': "'self'",
    'script-src': `'self' 'sha256-${hash}'`,
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), xr-spatial-tracking=(self)',
    'cross-origin-opener-policy': 'same-origin',
  };
}
