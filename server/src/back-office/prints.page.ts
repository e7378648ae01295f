import { escape } from '../platform/mail/mail-html.ts';
import { type BackOfficeViewer, viewerNote } from './viewers.page.ts';

/** A personalised line of an order as the desk shows it, with its print file once that is there. */
export interface BackOfficePrint {
  orderId: string;
  projectId: string;
  name: string;
  quantity: number;
  /** `retry`: it has failed and is tried again; `nothing`: what was ordered has no printed face. */
  state: 'making' | 'retry' | 'failed' | 'ready' | 'nothing';
  file: { url: string; bytes: number; pages: number } | null;
}

/** What the desk asks of those who print. */
export interface BackOfficePrints {
  read(orderIds: readonly string[]): Promise<BackOfficePrint[]>;
  /** Has a print file made, when it has failed. */
  make(projectId: string): Promise<void>;
}

const states = {
  making: 'Print file is being made',
  retry: 'Print file could not be made, and is tried again',
  failed: 'Print file could not be made',
  nothing: 'Nothing to print',
};

/** The prints of one order with their viewers, as a list. */
export function printRows(prints: readonly BackOfficePrint[], viewers: readonly BackOfficeViewer[]): string {
  const rows = prints.map(({ name, quantity, projectId, state, file }) => {
    const again =
      state === 'failed'
        ? ` <form method="post" action="/dev/prints/${projectId}"><button>Make it again</button></form>`
        : '';
    const what = file
      ? `<a href="${escape(file.url)}">Print file</a> <span class="soft">${file.pages} ${file.pages === 1 ? 'page' : 'pages'}, ${size(file.bytes)}</span>`
      : `<span class="soft">${state === 'ready' ? '' : states[state]}</span>${again}`;
    const viewer = viewers.find((one) => one.projectId === projectId);
    return `<li>${quantity} × ${escape(name)}<br>${what}${viewer ? viewerNote(viewer) : ''}</li>`;
  });
  return rows.length > 0 ? `<ul class="prints">${rows.join('\n')}</ul>` : '';
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
