import { ScreenHead } from '../parts/ScreenHead.tsx';
import { useOperator } from '../app/session.ts';
import { words } from './today.words.ts';

/** The first screen after the sign-in. */
export function Screen() {
  const { name } = useOperator();
  return <ScreenHead title={words.title} note={words.welcome({ name })} />;
}
