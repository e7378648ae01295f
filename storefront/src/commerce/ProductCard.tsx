import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Link } from '@afterimage/ui/Link.tsx';
import { Badge } from '@afterimage/ui/Badge.tsx';
import { Corners } from '@afterimage/ui/Corners.tsx';
import { Picture } from '@afterimage/ui/Picture.tsx';
import type { PictureSource } from '@afterimage/ui/picture-sources.ts';
import { Price } from '@afterimage/ui/Price.tsx';
import { Rating } from '@afterimage/ui/Rating.tsx';
import styles from './ProductCard.module.css';
import { words } from '@afterimage/ui/ui.words.ts';

/** A colour in which a product can be had; with a picture, its dot changes the card's. */
type CardColor = { name: string; code: string; picture?: PictureSource };

type ProductCardProps = {
  to: string;
  name: string;
  pictures: readonly PictureSource[];
  price: number;
  highestPrice?: number | undefined;
  currency: string;
  compareAt?: number;
  rating?: number;
  ratingCount?: number;
  colors?: readonly CardColor[];
  isNew?: boolean;
  discount?: number;
  /** What must be told beside the price. */
  priceNotes?: ReactNode;
  soldOut?: boolean;
  ar?: boolean;
  /** What can be done with the product beside opening it, such as a heart. */
  tools?: ReactNode;
  priority?: boolean;
  eager?: boolean;
  sizes?: string;
  heading?: 'h2' | 'h3';
};

const dots = 5;
const gridSizes = '(min-width: 1440px) 314px, (min-width: 1100px) 22vw, (min-width: 720px) 30vw, 46vw';

/** The first picture stays until the second can be drawn at once. */
function showDecoded({ target, currentTarget }: SyntheticEvent<HTMLElement>): void {
  const show = () => currentTarget.setAttribute('data-decoded', '');
  (target as HTMLImageElement).decode().then(show, () => undefined);
}

/** A product in a list: one link over the whole card, with the dots and the tools above it. */
export function ProductCard(props: ProductCardProps) {
  const { to, name, pictures, colors = [], tools, sizes = gridSizes, heading: Heading = 'h3' } = props;
  const [selectedColor, setSelectedColor] = useState<CardColor | null>(null);
  const [isPreloading, setPreloading] = useState(false);
  const first = selectedColor?.picture ?? pictures[0];
  const second = selectedColor ? undefined : pictures[1];
  return (
    <article
      className={styles.card}
      data-out={props.soldOut ? '' : undefined}
      // The second picture is asked for only by a mouse that rests here: a finger would never see it.
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPreloading(true)}
    >
      <div className={styles.frame}>
        {first ? (
          <Picture source={first} ratio="4 / 5" sizes={sizes} priority={props.priority} eager={props.eager} />
        ) : (
          <div className={styles.blank} />
        )}
        {isPreloading && second ? (
          <span className={styles.second} onLoadCapture={showDecoded}>
            <Picture source={second} ratio="4 / 5" sizes={sizes} alt="" eager />
          </span>
        ) : null}
        <Corners size={12} className={styles.corners} />
        <CardBadges {...props} />
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link to={to} className={styles.link}>
            {name}
          </Link>
        </Heading>
        <div className={styles.facts}>
          <Price
            amount={props.price}
            highest={props.highestPrice}
            compareAt={props.compareAt}
            currency={props.currency}
          />
          {props.ratingCount && props.rating !== undefined ? (
            <Rating value={props.rating} count={props.ratingCount} compact />
          ) : null}
        </div>
        {props.priceNotes}
        {colors.length > 0 ? (
          <ColourDots name={name} colours={colors} chosen={selectedColor} onChoose={setSelectedColor} />
        ) : null}
      </div>
      {tools ? <div className={styles.tools}>{tools}</div> : null}
    </article>
  );
}

function CardBadges({ soldOut, discount, isNew, ar }: Pick<ProductCardProps, 'soldOut' | 'discount' | 'isNew' | 'ar'>) {
  return (
    <div className={styles.badges}>
      {soldOut ? <Badge kind="out">{words.soldOut}</Badge> : null}
      {discount ? <Badge kind="offer">{words.discount({ percent: discount })}</Badge> : null}
      {isNew ? <Badge>{words.isNew}</Badge> : null}
      {ar ? <Badge kind="ar">{words.comesAlive}</Badge> : null}
    </div>
  );
}

type ColourDotsProps = {
  name: string;
  colours: readonly CardColor[];
  chosen: CardColor | null;
  /** Null for the colour that is pressed a second time. */
  onChoose(color: CardColor | null): void;
};

function ColourDots({ name, colours: colors, chosen: selectedColor, onChoose }: ColourDotsProps) {
  const more = colors.length - dots;
  return (
    <fieldset className={styles.colours} aria-label={words.coloursOf({ name })}>
      {colors.slice(0, dots).map((color) => (
        <button
          key={color.name}
          type="button"
          className={styles.colour}
          style={{ ['--swatch' as string]: color.code }}
          aria-label={color.name}
          aria-pressed={selectedColor?.name === color.name}
          onClick={() => onChoose(selectedColor?.name === color.name ? null : color)}
        />
      ))}
      {more > 0 ? <span className={styles.more}>+{more}</span> : null}
    </fieldset>
  );
}
