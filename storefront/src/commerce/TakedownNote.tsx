import type { ReportKind } from '@afterimage/contract/values/reports.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { words } from './takedown.words.ts';

/** Tells whoever published something that it was taken down, and leads to why; nothing while it is shown. */
export function TakedownNote({ kind, takedownKey }: { kind: ReportKind; takedownKey: string | null | undefined }) {
  return takedownKey ? (
    <p>
      <strong>{words.note[kind]}</strong> <Link to={`/report/takedown/${takedownKey}`}>{words.why}</Link>
    </p>
  ) : null;
}
