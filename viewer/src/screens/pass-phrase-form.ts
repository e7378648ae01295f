import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import { words } from './fault.words.ts';
import { icon } from './icons.ts';
import type { PassPhraseState } from '../controller/screen-state.ts';

/** Kept for this tab, so that a reload does not ask again. */
const keyFor = (code: string): string => `viewer-pass:${code}`;

// A browser that keeps nothing throws already when it is asked for the store.
function storedPhrase(code: string): string | null {
  try {
    return sessionStorage.getItem(keyFor(code));
  } catch {
    return null;
  }
}
function storePhrase(code: string, phrase: string | null): void {
  try {
    if (phrase === null) sessionStorage.removeItem(keyFor(code));
    else sessionStorage.setItem(keyFor(code), phrase);
  } catch {
    // then it is asked for once more
  }
}

type PassPhraseReply = { show: ViewerShow } | { state: PassPhraseState } | { gone: true };

async function requestManifest(apiBase: string, code: string, passPhrase: string): Promise<PassPhraseReply> {
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

interface PassPhraseFormOptions {
  apiBase: string;
  code: string;
  onState(state: PassPhraseState): void;
  onManifest(show: ViewerShow): void;
}

export interface PassPhraseForm {
  /** Shows how it stands. */
  update(state: PassPhraseState): void;
}

const sentences = (state: PassPhraseState): string =>
  ({
    asked: '',
    sending: '',
    empty: words.passEmpty,
    wrong: words.passWrong,
    often: words.passOften,
    unreachable: words.passOffline,
  })[state];

/** Asks for the pass phrase and tells what comes of it; what this tab knows from before is tried at once. */
export function createPassPhraseForm(form: HTMLFormElement, options: PassPhraseFormOptions): PassPhraseForm {
  const { apiBase, code, onState, onManifest } = options;
  const field = form.querySelector('input');
  const error = form.querySelector<HTMLElement>('#pass-error');
  const send = form.querySelector<HTMLButtonElement>('[type=submit]');
  const reveal = form.querySelector<HTMLButtonElement>('[data-do=reveal]');
  if (!field || !error || !send || !reveal) throw new Error('The form of the pass phrase is not whole');
  let isSending = false;

  async function submitPhrase(phrase: string): Promise<void> {
    if (isSending) return;
    if (phrase.trim() === '') return onState('empty');
    isSending = true;
    onState('sending');
    const reply = await requestManifest(apiBase, code, phrase);
    isSending = false;
    if ('gone' in reply) return location.reload();
    if ('state' in reply) {
      if (reply.state === 'wrong') storePhrase(code, null);
      return onState(reply.state);
    }
    storePhrase(code, phrase);
    onManifest(reply.show);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submitPhrase(field.value);
  });
  reveal.addEventListener('click', () => {
    const isRevealed = field.type === 'text';
    field.type = isRevealed ? 'password' : 'text';
    reveal.setAttribute('aria-pressed', String(!isRevealed));
    reveal.setAttribute('aria-label', isRevealed ? words.passShow : words.passHide);
    reveal.innerHTML = icon(isRevealed ? 'eye' : 'eyeOff').text;
  });
  const initialPhrase = storedPhrase(code);
  if (initialPhrase !== null) queueMicrotask(() => void submitPhrase(initialPhrase));

  return {
    update(state) {
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
