import { Preview } from './Preview.tsx';
import { words } from './previews.words.ts';
import { synonymChanges } from './synonym-changes.ts';

const mostLines = 20;

/** What searches will find otherwise than now. */
export function SynonymsPreview({ stored, draft }: { stored: string; draft: string }) {
  const changes = synonymChanges(stored, draft);
  const remaining = Math.max(0, changes.length - mostLines);
  return (
    <Preview>
      {changes.length === 0 ? <p>{words.searchAsNow}</p> : null}
      {changes.slice(0, mostLines).map(({ word, finds }) => (
        <p key={word}>{changeText(word, finds)}</p>
      ))}
      {remaining === 0 ? null : <p>{words.moreWords({ count: remaining })}</p>}
    </Preview>
  );
}

function changeText(word: string, finds: readonly string[] | null): string {
  if (finds === null) return words.findsItself({ word });
  return finds.length === 0 ? words.passedOver({ word }) : words.findsToo({ word, others: finds.join(', ') });
}
