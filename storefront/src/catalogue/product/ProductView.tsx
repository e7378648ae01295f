import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { pricedAs } from '@afterimage/contract/values/variant-price.ts';
import { maxQuantity } from '@afterimage/contract/values/limits.ts';
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { PriceNotes } from '../../commerce/PriceNotes.tsx';
import { reductionOf } from '../../commerce/reduction.ts';
import { Badge } from '@afterimage/ui/Badge.tsx';
import { Breadcrumbs, type Crumb } from '@afterimage/ui/Breadcrumbs.tsx';
import { Link } from '@afterimage/ui/Link.tsx';
import { Price } from '@afterimage/ui/Price.tsx';
import { QuantityStepper } from '@afterimage/ui/QuantityStepper.tsx';
import { Rating } from '@afterimage/ui/Rating.tsx';
import { words as uiWords } from '@afterimage/ui/ui.words.ts';
import { BuyButton, isSoldOut, soldPlain } from './BuyButton.tsx';
import { Gallery } from './Gallery.tsx';
import { withFilm } from './gallery-film.ts';
import { galleryPictures } from './gallery-pictures.ts';
import { trail } from './product-meta.ts';
import { ProductTabs } from './ProductTabs.tsx';
import { words } from './product.words.ts';
import { StockLine } from './StockLine.tsx';
import { useBuying } from './use-buying.ts';
import { useHydrated } from './use-hydrated.ts';
import { useVariantChoice } from './use-variant-choice.ts';
import { offeredIds, type VariantChoice } from './variant-choice.ts';
import { VariantPicker } from './VariantPicker.tsx';
import styles from './ProductView.module.css';

// Its dates are of the moment, and the HTML of the page is older than that.
const DeliveryNote = lazy<ComponentType<{ slug: string; amount: number; isPersonal: boolean }>>(() =>
  import('./DeliveryNote.tsx').then(
    ({ DeliveryNote: note }) => ({ default: note }),
    // A page is whole without it.
    () => ({ default: () => null }),
  ),
);
const SoldOutHelp = lazy(async () => ({ default: (await import('./SoldOutHelp.tsx')).SoldOutHelp }));
const StickyBuy = lazy(async () => ({ default: (await import('./StickyBuy.tsx')).StickyBuy }));

/** What is to be put into the cart. */
export interface Purchase {
  productId: number;
  variantId: number | null;
  quantity: number;
}

interface ProductViewProps {
  product: ProductDetail;
  /** Answers whether it is in the cart now. */
  onAdd: (purchase: Purchase) => Promise<boolean>;
  /** What can be done with the product beside having it. */
  tools?: ReactNode;
  /** Shows the product as a model, where it has one; it lies on the pictures. */
  ModelViewEntry?: ComponentType<{ product: ProductDetail; color: string | null }>;
}

/** A product: its pictures, and beside them everything that leads to having it. */
export function ProductView({ product, onAdd, tools, ModelViewEntry }: ProductViewProps) {
  const [choice, choose] = useVariantChoice(product);
  const pictures = useMemo(() => withFilm(galleryPictures(product, choice.color), product), [product, choice.color]);
  const trailKey = useAppSelector((state) => JSON.stringify(trail(state, product)));
  const buttons = useRef<HTMLDivElement>(null);
  // The bar at the foot exists in browsers only, and after the rest.
  const isHydrated = useHydrated();
  const purchase = usePurchase(product, choice, onAdd);
  const { most, pieces, phase, missing, options, onBuy } = purchase;
  const onChoose = (next: Pick<VariantChoice, 'color' | 'size'>) => {
    purchase.forgive();
    choose(next);
  };
  const button = { product, choice, phase, onBuy };
  const priced = pricedAs(product, offeredIds(product, choice));
  const { compareAt, percent } = reductionOf(priced);
  const price = {
    amount: priced.finalPrice,
    highest: priced.highestPrice,
    currency: product.currency,
    ...(compareAt && { compareAt }),
  };
  return (
    <div className={styles.page}>
      <Breadcrumbs entries={[{ to: '/home', name: words.home }, ...(JSON.parse(trailKey) as Crumb[])]} />
      <div className={styles.columns}>
        <div className={styles.pictures}>
          <Gallery pictures={pictures} name={product.name}>
            {isHydrated && ModelViewEntry && product.modelUrl ? (
              <Suspense>
                <ModelViewEntry product={product} color={choice.color} />
              </Suspense>
            ) : null}
          </Gallery>
        </div>
        <div className={styles.side}>
          <ProductHead product={priced} price={price} percent={percent} />
          <div ref={options}>
            <VariantPicker product={product} choice={choice} missing={missing} onChoose={onChoose} />
          </div>
          <StockLine product={product} choice={choice} onChoose={onChoose} />
          <SoldOutPlace product={product} choice={choice} />
          <div ref={buttons} className={styles.buttons}>
            {soldPlain(product) && most > 0 ? (
              <QuantityStepper
                label={words.quantity}
                value={pieces}
                onChange={purchase.setQuantity}
                max={Math.max(1, most)}
                {...(most < maxQuantity && { maxReason: words.onlyLeft({ count: most }) })}
              />
            ) : null}
            <BuyButton {...button} />
            {tools}
          </div>
          <p className="visually-hidden" aria-live="polite">
            {phase === 'added' ? words.addedLong({ name: product.name }) : ''}
          </p>
          <ProductNotes product={product} />
          <DeliveryPlace product={product} amount={priced.finalPrice * pieces} />
          <ProductTabs product={product} />
        </div>
      </div>
      {isHydrated ? (
        <Suspense>
          <StickyBuy of={buttons} picture={pictures[0]} price={<Price {...price} />} {...button} onChoose={onChoose} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** How many of the chosen variant are bought, and that none may be bought before all is chosen. */
function usePurchase(product: ProductDetail, choice: VariantChoice, onAdd: ProductViewProps['onAdd']) {
  const [quantity, setQuantity] = useState(1);
  const [isSizeMissing, setIsSizeMissing] = useState(false);
  const options = useRef<HTMLDivElement>(null);
  const { variant } = choice;
  const most = Math.min(variant?.stock ?? maxQuantity, maxQuantity);
  const pieces = Math.max(1, Math.min(quantity, most));
  const { stage: phase, buy } = useBuying(() =>
    variant ? onAdd({ productId: product.id, variantId: variant.variantId, quantity: pieces }) : Promise.resolve(false),
  );

  function onBuy() {
    if (variant) return void buy();
    setIsSizeMissing(true);
    options.current?.querySelector<HTMLElement>('input[name="size"]')?.focus();
  }
  const forgive = () => setIsSizeMissing(false);
  return { most, pieces, setQuantity, phase, missing: isSizeMissing, forgive, options, onBuy };
}

/** Where something is sold out: the place of what there is instead. */
function SoldOutPlace({ product, choice }: { product: ProductDetail; choice: VariantChoice }) {
  const isHydrated = useHydrated();
  if (!isSoldOut(product, choice)) return null;
  return (
    <div className={styles.outPlace}>
      <Suspense>
        {isHydrated ? <SoldOutHelp product={product} variantId={choice.variant?.variantId ?? null} /> : null}
      </Suspense>
    </div>
  );
}

/** The place of what is worked out in the browser: when it comes and what that costs. */
function DeliveryPlace({ product, amount }: { product: ProductDetail; amount: number }) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.deliveryPlace}>
      <Suspense>
        {isHydrated ? <DeliveryNote slug={product.slug} amount={amount} isPersonal={!soldPlain(product)} /> : null}
      </Suspense>
    </div>
  );
}

type PriceFacts = { amount: number; highest: number | undefined; currency: string; compareAt?: number };

/** What a product is called, how it is rated, what it costs. */
function ProductHead({
  product,
  price,
  percent,
}: {
  product: ProductDetail;
  price: PriceFacts;
  percent: number | undefined;
}) {
  return (
    <div className={styles.head}>
      <h1>{product.name}</h1>
      {product.ratingCount > 0 ? (
        <Link to="#reviews" className={styles.rating}>
          <Rating value={product.rating} count={product.ratingCount} />
        </Link>
      ) : null}
      <p className="lede">{product.shortDescription}</p>
      <p className={styles.price}>
        <Price large {...price} />
        {percent ? <Badge kind="offer">{words.reduced({ percent })}</Badge> : null}
        {product.arAllowed ? <Badge kind="ar">{uiWords.comesAlive}</Badge> : null}
        {product.new ? <Badge>{words.fresh}</Badge> : null}
      </p>
      <PriceNotes {...product} />
      {product.arAllowed ? (
        <p className="small">
          {words.aliveLine} <Link to="#alive">{words.aliveHow}</Link>
        </p>
      ) : null}
    </div>
  );
}

/** That a product is made with one's photos, and where else it can be had. */
function ProductNotes({ product }: { product: ProductDetail }) {
  return (
    <>
      {product.isCustomizable ? <p className="quiet small">{words.personaliseNote}</p> : null}
      {product.affiliateLink ? (
        <p className="small">
          <a href={product.affiliateLink} rel="nofollow noopener sponsored" target="_blank">
            {words.elsewhereLink}
          </a>
        </p>
      ) : null}
    </>
  );
}
