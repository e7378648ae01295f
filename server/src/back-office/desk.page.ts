import type { FastifyInstance } from 'fastify';
import { dark, light } from '@afterimage/contract/values/palette.ts';
import { demoLineStyle } from '../platform/http/demo-line.ts';
import { plainPagePolicy } from '../platform/http/plain-page.ts';

/** Lets addresses of a scope take what a form without a script sends. */
export function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** How the desk's pages look. */
export const deskStyle = `${demoLineStyle}
:root{color-scheme:light dark;--paper:${light.paper};--ink:${light.ink};--soft:${light.ink2};--line:${light.line};--fill:${light.blue};--ring:${light.blue}}
@media (prefers-color-scheme:dark){:root{--paper:${dark.paper};--ink:${dark.ink};--soft:${dark.ink2};--line:${dark.line};--fill:${dark.blueFill};--ring:${dark.blue}}}
body{margin:0;background:var(--paper);color:var(--ink);font:400 17px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 20px 48px}
h1{font-size:28px;line-height:1.2;margin:0 0 8px}
p,.soft{color:var(--soft)}
ul{margin:24px 0;padding:0;list-style:none;border-top:1px solid var(--line)}
li{display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px;padding:16px 0;border-bottom:1px solid var(--line)}
li>div{flex:1 1 14rem}
form{display:flex;flex-wrap:wrap;gap:8px}
button+button{background:none;color:inherit;box-shadow:inset 0 0 0 1px currentColor}
button{min-height:44px;padding:0 20px;border:0;border-radius:2px;background:var(--fill);color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--ring);outline-offset:3px}
a{color:inherit}
`;

/** The headers of a page of the desk with this style sheet. */
export const deskHeaders = (style: string): Record<string, string> => ({
  'content-security-policy': plainPagePolicy(style, "'self'"),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
});
