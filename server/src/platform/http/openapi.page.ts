import { demoLine, demoLineStyle } from './demo-line.ts';
import { plainPage, plainPagePolicy } from './plain-page.ts';
import { dark, light } from '@afterimage/contract/values/palette.ts';

type Json = Record<string, unknown>;
interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  security?: unknown;
  responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>;
}

/** Makes text safe to stand in HTML. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const code = (value: unknown) => `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

/** A page for people about an OpenAPI description; it needs no script. */
export function docsPage(description: Json, base: string, demo = false): string {
  const paths = description.paths as Record<string, Record<string, Operation>>;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '');
  const info = description.info as { title: string; description: string };
  const index = [...groups.keys()].map((tag) => `<a href="#${tag}">${tag}</a>`).join(' ');
  const body = [...groups]
    .map(([tag, list]) => `<h2 id="${tag}">${escapeHtml(tag)}</h2>${list.map((one) => section(one, base)).join('')}`)
    .join('');
  const content = `<body>${demo ? demoLine('en') : ''}<main>
<h1>${escapeHtml(info.title)} API</h1><p>${escapeHtml(info.description).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>
<p>Base address <code>${escapeHtml(base)}</code>. The same as <a href="${base}/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Groups">${index}</nav>${body}</main></body>`;
  return plainPage({ locale: 'en', title: `API – ${escapeHtml(info.title)}`, style, body: content });
}

function section({ path, method, operation }: { path: string; method: string; operation: Operation }, base: string) {
  const parameters = (operation.parameters ?? [])
    .map(
      (field) =>
        `<tr><th scope="row"><code>${escapeHtml(field.name)}</code></th><td>${field.in}${field.required ? '' : ', optional'}</td><td><code>${escapeHtml(JSON.stringify(field.schema))}</code></td></tr>`,
    )
    .join('');
  const body = operation.requestBody && Object.entries(operation.requestBody.content)[0];
  const reply = operation.responses['200']?.content['application/json']?.schema.properties as { data?: Json };
  const failures = Object.entries(operation.responses)
    .filter(([status]) => status !== '200')
    .map(
      ([status, { description }]) =>
        `<li><b>${status}</b> ${escapeHtml(description)
          .replace(/`([^`]+)`/g, '<code>$1</code>')
          .replace(/\n\n/g, '; ')}</li>`,
    )
    .join('');
  return `<details id="${operation.operationId}"><summary><b>${method}</b> <code>${escapeHtml(base + path)}</code>
<span>${escapeHtml(operation.summary)}${operation.security ? ' (signed in)' : ''}</span></summary>
${parameters && `<table><caption>Parameters</caption>${parameters}</table>`}
${body ? `<h3>Body, ${escapeHtml(body[0])}</h3>${code(body[1].schema)}` : ''}
<h3>Answer, <code>data</code></h3>${code(reply?.data ?? {})}<h3>Failures</h3><ul>${failures}</ul></details>`;
}

const style = `${demoLineStyle}:root{color-scheme:light dark;--paper:${light.paper};--ink:${light.ink};--line:${light.line};--blue:${light.blue}}
@media(prefers-color-scheme:dark){:root{--paper:${dark.paper};--ink:${dark.ink};--line:${dark.line};--blue:${dark.blue}}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
main{max-width:960px;margin:0 auto;padding:32px 16px 112px}h1{font-size:32px;font-weight:500}h2{margin-top:48px;text-transform:capitalize}
h3{font-size:14px;margin:16px 0 4px}a{color:var(--blue)}nav{display:flex;flex-wrap:wrap;gap:12px}
details{border-top:1px solid var(--line);padding:4px 0}summary{cursor:pointer;padding:12px 0;overflow-wrap:anywhere}summary b{display:inline-block;min-width:64px;color:var(--blue)}
summary span{display:block;opacity:.8}pre{overflow:auto;max-height:420px;padding:12px;border:1px solid var(--line);font-size:13px}
table{border-collapse:collapse;width:100%}caption{text-align:left;font-size:14px;font-weight:700}th,td{text-align:left;padding:4px 12px 4px 0;vertical-align:top;overflow-wrap:anywhere}`;

export const docsPagePolicy = plainPagePolicy(style, "'none'");
