import type { ScreenLine, ScreenModule } from './screen.ts';
import { FailedScreen } from './FailedScreen.tsx';
import { useOperator } from './session.ts';

/** A screen, for operators who may see it. The server refuses its calls to all others. */
export function AllowedScreen({ screen }: { screen: { line: ScreenLine; module: ScreenModule } }) {
  const { rightList } = useOperator();
  const { line, module } = screen;
  if (line.right !== null && !rightList.includes(line.right))
    return <FailedScreen failure={{ status: 403, code: 'NOT_ALLOWED', description: '' }} />;
  return <module.Screen />;
}
