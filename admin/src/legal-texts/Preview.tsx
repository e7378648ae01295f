import { useEffect, useState } from 'react';
import { useWrite } from '../data/use-call.ts';
import { words } from './legal-texts.words.ts';
import styles from './legal-texts.module.css';

/** How long after the last key the preview is made, in milliseconds. */
const typingPause = 300;

/** How a text looks on its page; the server makes it, as it does for visitors. */
export function Preview({ text }: { text: string }) {
  const { mutate } = useWrite('previewLegalText');
  const [html, setHtml] = useState('');
  useEffect(() => {
    let isNewest = true;
    const timer = setTimeout(() => {
      mutate({ body: { text } }, { onSuccess: (preview) => isNewest && setHtml(preview.html) });
    }, typingPause);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [text, mutate]);
  return (
    <section aria-label={words.preview} className={styles.preview}>
      <h2 className={styles.previewTitle}>{words.preview}</h2>
      {html === '' ? (
        <p className={styles.soft}>{words.nothingYet}</p>
      ) : (
        // The server lets no tag of the writer through.
        // oxlint-disable-next-line react/no-danger -- it is the same HTML that the page shows
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </section>
  );
}
