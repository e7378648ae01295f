import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { caseStates, type CaseState, type ReportReason, reportReasons } from '@afterimage/contract/values/reports.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { plainPage } from '../platform/http/plain-page.ts';
import { demoLine } from '../platform/http/demo-line.ts';
import { escape } from '../platform/mail/mail-html.ts';
import { decisionsFor } from '../reports/case-state.ts';
import { type CaseCursor, listCases, readCase, type ReadCase } from '../reports/read-cases.ts';
import { dismissCase, restore, subjectOfCase, takeDown } from '../reports/take-down.ts';
import { deskHeaders, deskStyle, takeForms } from './desk.page.ts';

const caseParams = z.object({ caseId: z.uuid() });
const listQuery = z.object({
  state: z.enum(caseStates).optional(),
  createdAt: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[\d.]*\+\d\d$/)
    .optional(),
  id: z.uuid().optional(),
});
const decision = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('uphold'),
    reason: z.enum(reportReasons),
    note: z.string().trim().max(2000).default(''),
  }),
  z.object({ decision: z.literal('dismiss') }),
  z.object({ decision: z.literal('restore') }),
]);
/** The demo has no operators with names. */
const decidedBy = 'demo';

/** The reported content at `/dev/reports`, where whoever tries the shop decides about it. For the demo mode only. */
export function registerDemoCases(
  app: FastifyInstance,
  { db, shopUrl }: { db: Database; shopUrl: () => string },
): void {
  void app.register(async (scope) => {
    takeForms(scope);
    scope.get('/dev/reports', async (request, reply) => {
      const { state, createdAt, id } = listQuery.safeParse(request.query).data ?? fail('NOT_FOUND');
      const after = createdAt && id ? { createdAt, id } : undefined;
      const { caseList, next } = await listCases(db, {
        ...(state && { state }),
        ...(after && { after }),
        pageSize: 20,
      });
      const cases: ReadCase[] = [];
      for (const row of caseList) cases.push(await readCase(db, row.id));
      return reply
        .headers(deskHeaders(style))
        .type('text/html; charset=utf-8')
        .send(page(cases, state, next));
    });
    scope.post('/dev/reports/:caseId', async (request, reply) => {
      const { caseId } = caseParams.safeParse(request.params).data ?? fail('NOT_FOUND');
      const choice = decision.safeParse(request.body).data ?? fail('MALFORMED_BODY');
      const shop = { shopUrl: shopUrl() };
      if (choice.decision === 'dismiss') {
        await dismissCase(db, { caseId, decidedBy }, shop);
        return reply.redirect('/dev/reports', 303);
      }
      const subject = await subjectOfCase(db, caseId);
      if (choice.decision === 'restore') await restore(db, { ...subject, decidedBy }, shop);
      else await takeDown(db, { ...subject, reason: choice.reason, note: choice.note, decidedBy }, shop);
      return reply.redirect('/dev/reports', 303);
    });
  });
}

const style = `${deskStyle}
li{display:block}
li p,dd{margin:0;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:4px 20px;margin:16px 0}
nav a,.place{display:inline-block;min-height:24px}
[aria-current]{font-weight:600;text-decoration:none}
dl{margin:8px 0}
dl div{display:grid;grid-template-columns:12rem 1fr;gap:0 16px;padding:4px 0}
dt{color:var(--soft)}
dd{white-space:pre-wrap}
form{align-items:end;margin-top:12px}
form+form{margin-top:8px}
label{display:grid;flex:1 1 12rem;gap:4px;font-size:15px}
label.note{flex-basis:100%}
select,textarea{box-sizing:border-box;width:100%;min-height:44px;padding:8px;border:1px solid var(--soft);border-radius:2px;background:var(--paper);color:inherit;font:inherit}
@media (max-width:560px){dl div{grid-template-columns:1fr}}
`;

const reasonNames: Readonly<Record<ReportReason, string>> = {
  illegal: 'breaks the law',
  sexual: 'sexual content',
  violence: 'violence or hate',
  'no-consent': 'a person without consent',
  copyright: 'copyright or trademark',
  'personal-data': 'personal data',
  other: 'something else, spam',
};

const day = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ');
const fact = (name: string, value: string): string => `<div><dt>${name}</dt><dd>${value}</dd></div>`;

function place({ viewerCode, shareKey, review }: ReadCase): string {
  if (viewerCode !== null) return `<a class="place" href="/ar/${viewerCode}">Open the viewer</a>`;
  if (shareKey !== null) return `<a class="place" href="/designs/${shareKey}">Open the design</a>`;
  return review ? fact('Review', `${review.rating} of 5: ${escape(review.title)}\n${escape(review.text)}`) : '';
}

function caseItem(read: ReadCase): string {
  const { row, productName, reportList, takedown } = read;
  const facts = [
    ...reportList.map(({ reason, text, email, createdAt }) =>
      fact(`Report, ${day(createdAt)}`, `${reasonNames[reason]}: ${escape(text)}${email ? `\n${escape(email)}` : ''}`),
    ),
    ...(row.decidedAt
      ? [
          fact(
            'Decision',
            `${row.decisionReason ? reasonNames[row.decisionReason] : 'stays'}, ${escape(row.decidedBy ?? '')}, ${day(row.decidedAt)}`,
          ),
        ]
      : []),
    ...(takedown?.note ? [fact('Note', escape(takedown.note))] : []),
    ...(takedown?.answer ? [fact('Answer', escape(takedown.answer))] : []),
    ...(row.restoredAt ? [fact('Restored', `${escape(row.restoredBy ?? '')}, ${day(row.restoredAt)}`)] : []),
  ];
  const name = read.subject ? `${row.kind}: ${escape(productName)}` : `${row.kind}, which is not there any more`;
  const count = `${row.reportCount} ${row.reportCount === 1 ? 'report' : 'reports'}`;
  const link = place(read);
  return `<li><p><b>${name}</b><br><span class="soft">${row.state}; ${count}</span></p>${link.startsWith('<a') ? link : ''}
<dl>${link.startsWith('<div') ? link : ''}${facts.join('')}</dl>${forms(read)}</li>`;
}

function forms({ row, subject }: ReadCase): string {
  const decisions = decisionsFor(row.state).filter((one) => one === 'dismiss' || subject !== null);
  const action = `method="post" action="/dev/reports/${row.id}"`;
  const options = reportReasons.map((reason) => `<option value="${reason}">${reasonNames[reason]}</option>`).join('');
  const formOf = {
    uphold: `<form ${action}><label>Reason<select name="reason">${options}</select></label><label class="note">Note to the customer<textarea name="note" rows="2" maxlength="2000"></textarea></label><button name="decision" value="uphold">Take it down</button></form>`,
    dismiss: `<form ${action}><button name="decision" value="dismiss">Leave it</button></form>`,
    restore: `<form ${action}><button name="decision" value="restore">Restore it</button></form>`,
  };
  return decisions.map((one) => formOf[one]).join('');
}

function page(cases: readonly ReadCase[], state: CaseState | undefined, next: CaseCursor | null): string {
  const link = (name: string, one: CaseState | undefined) =>
    `<a href="/dev/reports${one ? `?state=${one}` : ''}"${one === state ? ' aria-current="page"' : ''}>${name}</a>`;
  const filters = [link('all', undefined), ...caseStates.map((one) => link(one, one))].join(' ');
  const more = next
    ? `<p><a href="/dev/reports?${escape(new URLSearchParams({ ...(state && { state }), ...next }).toString())}">Older ones</a></p>`
    : '';
  const content =
    cases.length > 0 ? `<ul>${cases.map(caseItem).join('\n')}</ul>${more}` : '<p>Nothing was reported.</p>';
  const body = `<body>${demoLine('en')}<main><h1>Reported content</h1>
<p>This is a demo: here you decide for the shop. Who published it and who reported it are told by <a href="/dev/outbox">mail</a>. <a href="/dev/orders">Orders</a></p>
<nav aria-label="State">${filters}</nav>${content}</main></body>`;
  return plainPage({ locale: 'en', title: 'Reported content', style, body });
}
