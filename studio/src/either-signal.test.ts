import { expect, it } from 'vitest';
import { eitherSignal } from './either-signal.ts';

it('S1.12 an upload ends with the first of what may end it, and for its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const joined = eitherSignal(one.signal, other.signal);
  expect(joined.aborted).toBe(false);
  other.abort('paused');
  one.abort('left');
  expect(joined.reason).toBe('paused');
});

it('S1.12 an upload does not begin that was given up before', () => {
  expect(eitherSignal(new AbortController().signal, AbortSignal.abort('left')).reason).toBe('left');
});
