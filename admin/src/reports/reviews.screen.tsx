import { Link } from '@afterimage/ui/Link.tsx';
import { localePath } from '@afterimage/words/locale.ts';
import { Mark } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { ListItem } from '../table/use-list.ts';
import { listAddress } from '../table/remembered-lists.ts';
import { ReviewAct } from './ReviewAct.tsx';
import { ReviewAnswer } from './ReviewAnswer.tsx';
import { words } from './reports.words.ts';
import styles from './reports.module.css';

type Review = ListItem<'listModeratedReviews'>;

const nameOf = ({ productName, authorName }: Review) => words.reviewName({ product: productName, author: authorName });

/** All reviews, also those that were taken down. */
export function Screen() {
  return (
    <>
      <ScreenHead title={words.reviews} trail={[{ title: words.title, to: listAddress('/admin/reports') }]} />
      <DataTable
        call="listModeratedReviews"
        label={words.reviews}
        columns={columns()}
        rowKey={({ id }) => String(id)}
        rowName={nameOf}
        empty={<h2>{words.noReviews}</h2>}
      />
    </>
  );
}

const columns = (): Column<Review>[] => [
  {
    id: 'review',
    title: words.review,
    cell: (review) => <ReviewText review={review} />,
    width: { share: 3, least: 204 },
  },
  {
    id: 'rating',
    title: words.stars,
    cell: ({ rating }) => <span title={words.rating({ rating })}>{'★'.repeat(rating)}</span>,
    kind: 'number',
    isQuickFilter: true,
    onCard: 'side',
    width: { share: 0.7, least: 96, isFixed: true },
  },
  {
    id: 'about',
    title: words.product,
    cell: ({ productName, productSlug }) => <a href={localePath(`/products/${productSlug}`)}>{productName}</a>,
    kind: 'text',
    isQuickFilter: true,
    width: { share: 1.2, least: 104 },
  },
  {
    id: 'author',
    title: words.author,
    cell: ({ authorName, personId }) =>
      personId === null ? authorName : <Link to={`/admin/people/${personId}`}>{authorName}</Link>,
    width: { least: 88 },
  },
  {
    id: 'createdAt',
    title: words.written,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    kind: 'moment',
    isSortable: true,
    width: { least: 148 },
  },
  {
    id: 'takenDown',
    title: words.act,
    cell: (review) => <ReviewAct review={review} name={nameOf(review)} />,
    kind: 'flag',
    width: { share: 1.2, least: 140 },
  },
  {
    id: 'reported',
    title: words.isReported,
    cell: ({ openCaseId }) =>
      openCaseId === null ? null : <Link to={`/admin/reports/${openCaseId}`}>{words.isReported}</Link>,
    kind: 'flag',
    isQuickFilter: true,
    width: { share: 0.7, least: 76 },
  },
  answerColumn(),
  {
    id: 'photos',
    title: words.withPhotos,
    cell: ({ photoList }) => (photoList.length > 0 ? photoList.length : null),
    kind: 'flag',
    isExtra: true,
  },
  { id: 'product', title: words.productId, cell: ({ productId }) => productId, kind: 'number', isExtra: true },
];

const answerColumn = (): Column<Review> => ({
  id: 'answered',
  title: words.publicReply,
  cell: (review) => <ReviewAnswer review={review} name={nameOf(review)} />,
  kind: 'flag',
  width: { least: 112 },
});

function ReviewText({ review: { title, text, photoList, takenDown, answer } }: { review: Review }) {
  return (
    <div className={styles.review}>
      {takenDown ? <Mark tone="bad">{words.takenDown}</Mark> : null}
      {title === '' ? null : <strong>{title}</strong>}
      <span>{text}</span>
      {answer === null ? null : <q className={styles.answer}>{answer}</q>}
      {photoList.length > 0 ? (
        <span className={styles.photos}>
          {photoList.map(({ id, url }, at) => (
            <a key={id} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={words.picture({ number: at + 1 })} loading="lazy" />
            </a>
          ))}
        </span>
      ) : null}
    </div>
  );
}
