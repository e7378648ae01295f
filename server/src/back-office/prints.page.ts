import { escape } from '../platform/mail/mail-html.ts';

/** The print file of a personalized line, once it exists. */
export interface BackOfficePrint {
  lineId: string;
  projectId: string;
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

/** The link to a line's print file, or its state. */
export function printNote({ projectId, state, file }: BackOfficePrint): string {
  if (file) {
    const pages = `${file.pages} ${file.pages === 1 ? 'page' : 'pages'}, ${size(file.bytes)}`;
    return `<a href="${escape(file.url)}">Print file</a> <span class="soft">${pages}</span>`;
  }
  const again =
    state === 'failed'
      ? ` <form method="post" action="/dev/prints/${projectId}"><button>Make it again</button></form>`
      : '';
  return `<span class="soft">${state === 'ready' ? '' : states[state]}</span>${again}`;
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
