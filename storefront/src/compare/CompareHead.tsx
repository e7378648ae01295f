import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { NextStepButton } from '../commerce/NextStepButton.tsx';
import { IconButton } from '@afterimage/ui/Button.tsx';
import { closeIcon } from '@afterimage/ui/icons.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { Picture } from '@afterimage/ui/Picture.tsx';
import styles from './Compare.module.css';
import { words } from './compare.words.ts';

type CompareHeadProps = {
  product: ProductDetail;
  onAdd(product: ProductDetail, variantId: number | null): Promise<unknown>;
  onRemove(): void;
};

/** The head of a column: the picture, the name, what leads on, and the way out of the comparison. */
export function CompareHead({ product, onAdd, onRemove }: CompareHeadProps) {
  const { name, slug, image, customizationList } = product;
  const [picture] = image;
  return (
    <div className={styles.product}>
      <div className={styles.picture}>
        {picture ? (
          <Picture source={picture} alt="" ratio="4 / 5" sizes="(min-width: 960px) 260px, 40vw" eager />
        ) : null}
        <IconButton icon={closeIcon} label={words.removeName({ name })} className={styles.remove} onClick={onRemove} />
      </div>
      <Link to={`/products/${slug}`} className={styles.name}>
        {name}
      </Link>
      <NextStepButton
        product={product}
        plain={!customizationList.some(({ required, choiceId }) => required && choiceId === undefined)}
        onAdd={(variantId) => onAdd(product, variantId)}
      />
    </div>
  );
}
