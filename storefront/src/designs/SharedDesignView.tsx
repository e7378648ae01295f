import type { SharedDesign } from '@afterimage/contract/designs.ts';
import type { ComponentType } from 'react';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Link } from '@afterimage/ui/Link.tsx';
import { Price } from '@afterimage/ui/Price.tsx';
import { FactList } from '../commerce/FactList.tsx';
import { optionsOf, personalFacts } from '../commerce/line-items.ts';
import { words } from './designs.words.ts';
import styles from './SharedDesign.module.css';

interface SharedDesignViewProps {
  design: SharedDesign;
  /** The print, drawn by the studio. */
  Proof: ComponentType<{ design: SharedDesign }>;
  /** Where it is reported. */
  reportPath: string;
}

/** A shared design: its print, its options, its media and its price. */
export function SharedDesignView({ design, Proof, reportPath }: SharedDesignViewProps) {
  const { title, slug, productName, unitPrice, listUnitPrice, currency, mediumList } = design;
  const facts = personalFacts(design).filter(({ name }) => !mediumList.some((medium) => medium.title === name));
  const options = optionsOf(design);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title ?? words.sharedTitle({ name: productName })}</h1>
        {title === null ? null : <p>{words.sharedTitle({ name: productName })}</p>}
        <p className="lede">{words.sharedLede}</p>
      </header>
      <section aria-label={words.print} className={styles.proof}>
        <Proof design={design} />
      </section>
      <div className={styles.aside}>
        <p>{words.price}</p>
        <Price amount={unitPrice} compareAt={listUnitPrice} currency={currency} large />
        <div className={styles.ways}>
          <LinkButton to={`/customize/${slug}`} arrow>
            {words.makeOwn}
          </LinkButton>
          <LinkButton to={`/products/${slug}`} kind="secondary">
            {words.seeProduct}
          </LinkButton>
        </div>
        {options.length + facts.length > 0 ? (
          <section aria-labelledby="shared-choices">
            <h2 id="shared-choices">{words.choices}</h2>
            {options.length > 0 ? <p>{options.join(', ')}</p> : null}
            <FactList className={styles.facts} facts={facts} />
          </section>
        ) : null}
        {mediumList.length > 0 ? (
          <section aria-labelledby="shared-media">
            <h2 id="shared-media">{words.media}</h2>
            <p className={styles.hint}>{words.mediaWords}</p>
            <dl className={styles.facts}>
              {mediumList.map(({ customizationId, title: name, type, description }) => (
                <div key={customizationId}>
                  <dt>{name}</dt>
                  <dd>{description ? `${words.kinds[type]}: ${description}` : words.kinds[type]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null}
        <p className={styles.hint}>
          <Link to={reportPath} rel="nofollow">
            {words.report}
          </Link>
        </p>
      </div>
    </div>
  );
}
