import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import { words } from './fault.words.ts';
import { icon } from './icons.ts';
import type { PassState } from '../controller/screen-state.ts';

/** Kept for this tab, so that a reload does not ask again. */
const keyFor = (code: string): string => `viewer-pass:${code}`;

// A browser that keeps nothing throws already when it is asked for the store.
function kept(code: string): string | null {
  try {
    return sessionStorage.getItem(keyFor(code));
  } catch {
    return null;
  }
}
function keep(code: string, phrase: string | null): void {
  try {
    if (phrase === null) sessionStorage.removeItem(keyFor(code));
    else sessionStorage.setItem(keyFor(code), phrase);
  } catch {
    // then it is asked for once more
  }
}

type Answer = { show: ViewerShow } | { state: PassState } | { gone: true };

async function ask(apiBase: string, code: string, passPhrase: string): Promise<Answer> {
  try {
    const reply = await fetch(`${apiBase}/viewers/${code}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ passPhrase }),
      credentials: 'omit',
    });
    if (reply.ok) return { show: ((await reply.json()) as { data: ViewerShow }).data };
    if (reply.status === 429) return { state: 'often' };
    if (reply.status === 404 || reply.status === 410) return { gone: true };
    return { state: reply.status === 403 || reply.status === 400 ? 'wrong' : 'unreachable' };
  } catch {
    return { state: 'unreachable' };
  }
}

interface PassParts {
  apiBase: string;
  code: string;
  told(state: PassState): void;
  opened(show: ViewerShow): void;
}

export interface PassForm {
  /** Shows how it stands. */
  show(state: PassState): void;
}

const sentences = (state: PassState): string =>
  ({
    asked: '',
    sending: '',
    empty: words.passEmpty,
    wrong: words.passWrong,
    often: words.passOften,
    unreachable: words.passOffline,
  })[state];

/** Asks for the pass phrase and tells what comes of it; what this tab knows from before is tried at once. */
export function startPassForm(form: HTMLFormElement, parts: PassParts): PassForm {
  const { apiBase, code, told, opened } = parts;
  const field = form.querySelector('input');
  const error = form.querySelector<HTMLElement>('#pass-error');
  const send = form.querySelector<HTMLButtonElement>('[type=submit]');
  const reveal = form.querySelector<HTMLButtonElement>('[data-do=reveal]');
  if (!field || !error || !send || !reveal) throw new Error('The form of the pass phrase is not whole');
  let sending = false;

  async function tryPhrase(phrase: string): Promise<void> {
    if (sending) return;
    if (phrase.trim() === '') return told('empty');
    sending = true;
    told('sending');
    const answer = await ask(apiBase, code, phrase);
    sending = false;
    if ('gone' in answer) return location.reload();
    if ('state' in answer) {
      if (answer.state === 'wrong') keep(code, null);
      return told(answer.state);
    }
    keep(code, phrase);
    opened(answer.show);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void tryPhrase(field.value);
  });
  reveal.addEventListener('click', () => {
    const hidden = field.type === 'text';
    field.type = hidden ? 'password' : 'text';
    reveal.setAttribute('aria-pressed', String(!hidden));
    reveal.setAttribute('aria-label', hidden ? words.passShow : words.passHide);
    reveal.innerHTML = icon(hidden ? 'eye' : 'eyeOff').text;
  });
  const known = kept(code);
  if (known !== null) queueMicrotask(() => void tryPhrase(known));

  return {
    show(state) {
      send.setAttribute('aria-disabled', String(state === 'sending'));
      send.textContent = state === 'sending' ? words.passSending : words.passSend;
      error.textContent = sentences(state);
      const isWrong = state === 'wrong' || state === 'empty';
      if (isWrong) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
      if (isWrong) {
        field.focus();
        field.select();
      }
    },
  };
}
