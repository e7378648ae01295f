import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { useState } from 'react';
import { dataLang } from '../data-lang.ts';
import { nextStep } from '../next-step.ts';
import { Button, IconButton, LinkButton } from '../ui/Button.tsx';
import { closeIcon } from '../ui/icons.ts';
import { Link } from '../ui/Link.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './Compare.module.css';
import { words } from './compare.words.ts';

type CompareHeadProps = {
  product: ProductDetail;
  onAdd(product: ProductDetail, variantId: number | null): Promise<unknown>;
  onRemove(): void;
};

/** The head of a column: the picture, the name, what leads on, and the way out of the comparison. */
export function CompareHead({ product, onAdd, onRemove }: CompareHeadProps) {
  const { name, slug, image } = product;
  const [picture] = image;
  return (
    <div className={styles.product}>
      <div className={styles.picture}>
        {picture ? (
          <Picture source={picture} alt="" ratio="4 / 5" sizes="(min-width: 960px) 260px, 40vw" eager />
        ) : null}
        <IconButton icon={closeIcon} label={words.removeName({ name })} className={styles.remove} onClick={onRemove} />
      </div>
      <Link to={`/products/${slug}`} className={styles.name} lang={dataLang()}>
        {name}
      </Link>
      <Way product={product} onAdd={onAdd} />
    </div>
  );
}

function Way({ product, onAdd }: Pick<CompareHeadProps, 'product' | 'onAdd'>) {
  const [busy, setBusy] = useState(false);
  const { name, customizationList } = product;
  const step = nextStep(product, !customizationList.some(({ required }) => required));
  if (step.kind === 'out')
    return (
      <Button small wide aria-disabled aria-label={`${words.out}: ${name}`}>
        {words.out}
      </Button>
    );
  if (step.kind !== 'add')
    return (
      <LinkButton
        small
        wide
        kind="secondary"
        to={step.to}
        aria-label={step.kind === 'choose' ? words.chooseName({ name }) : words.personaliseName({ name })}
      >
        {words[step.kind]}
      </LinkButton>
    );
  const add = async () => {
    setBusy(true);
    await onAdd(product, step.variantId);
    setBusy(false);
  };
  return (
    <Button
      small
      wide
      busy={busy}
      busyText={words.adding}
      aria-label={words.addName({ name })}
      onClick={() => void add()}
    >
      {words.add}
    </Button>
  );
}
