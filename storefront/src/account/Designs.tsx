import { intlLocale } from '@afterimage/words/locale.ts';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Button, LinkButton } from '@afterimage/ui/Button.tsx';
import styles from './Account.module.css';
import { words } from './account.words.ts';
import { deleteDesign } from './my-account.state.ts';

/** What was begun in the studio and not ordered yet; nothing while there is none. */
export function Designs() {
  const dispatch = useAppDispatch();
  const { designList } = useAppSelector((state) => state.myAccount);
  const [ending, setEnding] = useState<string | null>(null);
  if (designList.length === 0) return null;
  const day = new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'long' });
  const end = async (key: string) => {
    setEnding(key);
    await dispatch(deleteDesign(key)).finally(() => setEnding(null));
  };
  return (
    <section aria-labelledby="designs" className={styles.after}>
      <h2 id="designs">{words.designs}</h2>
      <p className={styles.note}>{words.designsLede}</p>
      <ul className={styles.designs}>
        {designList.map(({ key, slug, productName: name, mainImageUrl, updatedAt }) => (
          <li key={key} className={styles.design}>
            {mainImageUrl ? <img src={mainImageUrl} alt="" width={72} height={90} loading="lazy" /> : null}
            <div className={styles.words}>
              <p>{name}</p>
              <p className={styles.facts}>{words.designChanged({ day: day.format(new Date(updatedAt)) })}</p>
              <div className={styles.buttons}>
                <LinkButton
                  kind="secondary"
                  small
                  to={`/customize/${slug}?draft=${key}`}
                  aria-label={words.continueDesignOf({ name })}
                >
                  {words.continueDesign}
                </LinkButton>
                <Button
                  kind="quiet"
                  small
                  aria-label={words.deleteDesignOf({ name })}
                  busy={ending === key}
                  busyText={words.deletingDesign}
                  onClick={() => void end(key)}
                >
                  {words.deleteDesign}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
