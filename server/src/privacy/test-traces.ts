import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { draftDesign } from '@afterimage/contract/drafts.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import { accounts, addresses, oneTimeTokens, sessions } from '../accounts/tables.ts';
import { cartLines, carts } from '../cart/tables.ts';
import { customizations, variants } from '../catalogue/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { idempotencyKeys } from '../platform/db/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { files } from '../files/tables.ts';
import { mails } from '../platform/mail/tables.ts';
import { lineCancellations, orderCorrections, orderEdits, orderNotes, parcels, returns } from '../order-desk/tables.ts';
import { couponUses, documents, orderLines, orderMails, orders } from '../orders/tables.ts';
import type { DocumentContent } from '../orders/documents/document-content.ts';
import { refreshPeople } from '../people/refresh-people.ts';
import { people, peopleChanges, personNotes } from '../people/tables.ts';
import { printFiles } from '../print/tables.ts';
import { projectItems, projectItemVersions, projects } from '../projects/tables.ts';
import { newOrder, ordered } from '../projects/test-order.ts';
import { traceLine, tracePreflight, traceProof, traceRefund } from './test-order-traces.ts';
import { reportCases, reports, takedowns } from '../reports/tables.ts';
import { reviews, reviewUpvotes } from '../reviews/tables.ts';
import { stockNotices } from '../stock-notices/tables.ts';
import { previews } from '../previews/tables.ts';
import { targets } from '../targets/tables.ts';
import { draftViewers } from '../viewer/tables.ts';
import { withdrawals } from '../withdrawals/tables.ts';
import { traceAudit } from './test-audit-traces.ts';
import type { openOwnData } from './test-privacy.ts';

/**
 * By `table.column`, as the code names them: a value that this customer has there and nobody else. Text as it is, bytes
 * in hex, a number as a number.
 */
type Traces = Map<string, string | number>;

type Shop = Awaited<ReturnType<typeof openOwnData>>;
type Customer = Awaited<ReturnType<Shop['newCustomer']>>;
type NewOrder = Awaited<ReturnType<Customer['newOrder']>>;

const address = { firstName: 'Ada', lastName: 'L', city: 'Berlin', postalCode: '10969', countryCode: 'DE' };
const owned =
  'people peopleChanges sessions oneTimeTokens addresses files drafts orders wishlistItems reviews reviewUpvotes carts';

/** Notes what is written into which column. */
function tracer() {
  const traces: Traces = new Map();
  const note = <Value extends string | number>(column: string, value: Value): Value => {
    traces.set(column, value);
    return value;
  };
  return {
    traces,
    note,
    mark: (column: string) => note(column, `mark-${column.replace('.', '-').toLowerCase()}`),
    markBytes: (column: string) => Buffer.from(note(column, randomBytes(32).toString('hex')), 'hex'),
  };
}
type Tracer = ReturnType<typeof tracer>;

/**
 * A customer with a row in every table that can hold something personal, and a value that can be found again in every
 * personal column. One order is delivered, one is in the making, one was never paid.
 */
export async function newTracedCustomer(shop: Shop) {
  const ada = await shop.newCustomer();
  const trace = tracer();
  for (const table of owned.split(' ')) trace.note(`${table}.accountId`, ada.accountId);
  await traceAccount(shop, ada, trace);
  await traceWishlist(shop, ada, trace);
  const delivered = await traceOrders(shop, ada, trace);
  await traceFiles(shop, ada, delivered, trace);
  const making = await ada.newOrder('paid');
  await traceProject(shop, { delivered, making }, trace);
  await traceReports(shop, ada, delivered, trace);
  await tracePerson(shop, ada, trace);
  await traceAudit(shop.db, { accountId: ada.accountId, orderId: delivered.id }, trace);
  return { ...ada, traces: trace.traces, makingId: making.id };
}

async function traceAccount({ db }: Shop, ada: Customer, { note, mark, markBytes }: Tracer): Promise<void> {
  const { accountId } = ada;
  note('accounts.email', ada.email);
  const [account] = await db
    .update(accounts)
    .set({
      emailShown: note('accounts.emailShown', ada.email.toUpperCase()),
      firstName: mark('accounts.firstName'),
      lastName: mark('accounts.lastName'),
    })
    .where(eq(accounts.id, accountId))
    .returning();
  note('accounts.passwordHash', account?.passwordHash ?? '');
  const [session] = await db.select().from(sessions).where(eq(sessions.accountId, accountId));
  note('sessions.tokenHash', session?.tokenHash.toString('hex') ?? '');
  note('sessions.userAgent', session?.userAgent ?? '');
  // The same person in a browser, whose token has a cookie.
  await db.insert(sessions).values({
    accountId,
    tokenHash: randomBytes(32),
    cookieHash: markBytes('sessions.cookieHash'),
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  await db.insert(oneTimeTokens).values({
    tokenHash: markBytes('oneTimeTokens.tokenHash'),
    accountId,
    purpose: 'email',
    newEmail: mark('oneTimeTokens.newEmail'),
    passwordHash: mark('oneTimeTokens.passwordHash'),
    firstName: mark('oneTimeTokens.firstName'),
    lastName: mark('oneTimeTokens.lastName'),
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  await db
    .update(addresses)
    .set({ address: { ...address, line1: mark('addresses.address') } })
    .where(eq(addresses.accountId, accountId));
  await db.insert(mails).values({
    to: note('mails.to', ada.email.toUpperCase()),
    subject: mark('mails.subject'),
    text: mark('mails.text'),
    html: mark('mails.html'),
    links: [mark('mails.links')],
  });
  await db.insert(idempotencyKeys).values({
    scope: note('idempotencyKeys.scope', `addCartItem ${accountId}`),
    key: mark('idempotencyKeys.key'),
    requestHash: mark('idempotencyKeys.requestHash'),
    reply: { name: mark('idempotencyKeys.reply') },
  });
}

/** Cart, draft, wishlist and votes. */
async function traceWishlist({ db }: Shop, { accountId, email }: Customer, { note, mark }: Tracer): Promise<void> {
  note('wishlistItems.productId', 1);
  const [slot] = await db.select().from(customizations).where(eq(customizations.kind, 'text')).limit(1);
  const [variant] = await db
    .select()
    .from(variants)
    .where(eq(variants.productId, slot?.productId ?? 0))
    .limit(1);
  const textSlot = (text: string): FilledSlot => ({ slot: slot?.id ?? 0, kind: 'text', text, choices: [], look: {} });
  const [cart] = await db.select().from(carts).where(eq(carts.accountId, accountId));
  await db.insert(cartLines).values({
    cartId: cart?.id ?? '',
    variantId: variant?.id ?? 0,
    quantity: 1,
    personalization: {
      extraList: [],
      slots: [textSlot(mark('cartLines.personalization'))],
      acceptedWarningList: [],
    },
    personalizationHash: mark('cartLines.personalizationHash'),
  });
  await db.insert(carts).values({ joinedTo: note('carts.joinedTo', accountId) });
  await db
    .insert(stockNotices)
    .values({ variantId: variant?.id ?? 0, email: note('stockNotices.email', email.toUpperCase()), locale: 'en' });
  const content = draftDesign.parse({
    extraList: [],
    slots: [textSlot(mark('drafts.content'))],
    acceptedWarningList: [],
  });
  const [draft] = await db
    .update(drafts)
    .set({ content, title: mark('drafts.title'), shareKey: note('drafts.shareKey', 'mark-drafts-share-key1') })
    .where(eq(drafts.accountId, accountId))
    .returning();
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db.insert(draftViewers).values({ code: mark('draftViewers.code'), draftId: draft?.id ?? '', expiresAt });
  const [other] = await db.select().from(reviews).limit(1);
  await db.insert(reviewUpvotes).values({ accountId, reviewId: note('reviewUpvotes.reviewId', other?.id ?? 0) });
}

async function traceOrders({ db }: Shop, ada: Customer, { note, mark, markBytes }: Tracer): Promise<NewOrder> {
  const { accountId } = ada;
  const delivered = await ada.newOrder('delivered');
  const unpaid = await newOrder(
    db,
    accountId,
    [[ordered(2, { kind: 'text', input: mark('orderLines.customizationList') })]],
    ada.email,
  );
  await db.update(orders).set({ status: 'expired' }).where(eq(orders.id, unpaid));
  await db
    .update(orders)
    .set({
      email: note('orders.email', ada.email),
      guestKeyHash: markBytes('orders.guestKeyHash'),
      holdNetwork: mark('orders.holdNetwork'),
      address: { ...address, line1: mark('orders.address') },
      billingAddress: { ...address, line1: mark('orders.billingAddress') },
      giftMessage: mark('orders.giftMessage'),
      vatCheck: {
        vatId: mark('orders.vatCheck'),
        countryCode: 'AT',
        checked: 'format',
        checkedAt: '2026-11-24T12:00:00Z',
      },
    })
    .where(eq(orders.id, delivered.id));
  const [coupon] = await db
    .insert(coupons)
    .values({ code: 'TRACED', title: 'x', kind: 'percentage', value: 5 })
    .returning();
  await db
    .insert(couponUses)
    .values({ orderId: delivered.id, couponId: coupon?.id ?? 0, email: note('couponUses.email', ada.email) });
  await traceRefund(db, delivered.id, mark);
  await db.insert(documents).values({
    kind: 'invoice',
    orderId: delivered.id,
    content: { seller: mark('documents.content') } as unknown as DocumentContent,
  });
  await db
    .insert(withdrawals)
    .values({ orderId: delivered.id, name: mark('withdrawals.name'), email: mark('withdrawals.email') });
  await traceLine(db, delivered.id, mark);
  await traceProof(db, delivered.id, { mark, markBytes });
  await traceOrderDesk(db, delivered.id, mark);
  return delivered;
}

/** What operators did with an order, what was written about it, and what its customer sent back. */
async function traceOrderDesk(db: Shop['db'], orderId: string, mark: Tracer['mark']): Promise<void> {
  await db.insert(orderMails).values({
    orderId,
    to: mark('orderMails.to'),
    subject: mark('orderMails.subject'),
    text: mark('orderMails.text'),
  });
  await db.insert(orderNotes).values({ orderId, text: mark('orderNotes.text') });
  await db.insert(parcels).values({ orderId, carrier: 'dhl', trackingNumber: mark('parcels.trackingNumber') });
  await db.insert(orderCorrections).values({
    orderId,
    address: { ...address, line1: mark('orderCorrections.address') },
    reason: mark('orderCorrections.reason'),
  });
  await db.insert(orderEdits).values({
    orderId,
    changeList: [],
    totalBefore: 1,
    totalAfter: 1,
    settlement: 'none',
    reason: mark('orderEdits.reason'),
  });
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const reason = mark('lineCancellations.reason');
  await db.insert(lineCancellations).values({ orderId, lineId: line?.id ?? '', quantity: 1, reason });
  await db.insert(returns).values({
    orderId,
    status: 'requested',
    reason: 'faulty',
    text: mark('returns.text'),
    answer: mark('returns.answer'),
    isByCustomer: true,
  });
}

/** What is made of uploads: a review with a photo, a text that plays on a photo, a target. */
async function traceFiles({ db }: Shop, ada: Customer, delivered: NewOrder, { note, mark, markBytes }: Tracer) {
  await db
    .update(reviews)
    .set({ title: mark('reviews.title'), text: mark('reviews.text'), photoIds: [delivered.photo.id] })
    .where(eq(reviews.id, ada.reviewId));
  note('reviews.photoIds', delivered.photo.id);
  note('reviews.rating', 5);
  await db
    .update(files)
    .set({
      sha256: markBytes('files.sha256'),
      name: mark('files.name'),
      textMedium: {
        version: 1,
        text: mark('files.textMedium'),
        font: 'Inter',
        color: '#000000',
        background: null,
        align: 'center',
        animation: 'fade',
      },
    })
    .where(eq(files.id, delivered.medium.id));
  const photos = { [delivered.photo.id]: { shown: mark('targets.recipe'), original: null } };
  await db.insert(previews).values({
    hash: '0'.repeat(64),
    photoIds: [note('previews.photoIds', delivered.photo.id)],
    largeKey: 'large',
    smallKey: 'small',
    mailKey: 'mail',
    bytes: 1,
  });
  await db.insert(targets).values({
    hash: randomBytes(32).toString('hex'),
    recipe: { region: {} as (typeof targets.$inferSelect)['recipe']['region'], photos },
    photoIds: [note('targets.photoIds', delivered.photo.id)],
    width: 1,
    height: 1,
  });
}

/** What she published was taken down, and she has reported something herself. */
async function traceReports({ db }: Shop, ada: Customer, delivered: NewOrder, { note, mark }: Tracer) {
  const [project] = await db
    .update(projects)
    .set({ takedownKey: note('projects.takedownKey', 'mark-projects-takedown') })
    .where(eq(projects.orderId, delivered.id))
    .returning();
  await db
    .update(drafts)
    .set({ takedownKey: note('drafts.takedownKey', 'mark-drafts-takedown-0') })
    .where(eq(drafts.accountId, ada.accountId));
  await db
    .update(reviews)
    .set({ takedownKey: note('reviews.takedownKey', 'mark-reviews-takedown1') })
    .where(eq(reviews.id, ada.reviewId));
  const projectId = project?.id ?? '';
  const [reportCase] = await db
    .insert(reportCases)
    .values({ kind: 'viewer', projectId, state: 'upheld', decisionReason: 'other' })
    .returning();
  const caseId = reportCase?.id ?? '';
  await db.insert(takedowns).values({
    caseId,
    projectId,
    key: mark('takedowns.key'),
    note: mark('takedowns.note'),
    answer: mark('takedowns.answer'),
  });
  await db.insert(reports).values({
    caseId,
    reason: 'other',
    text: mark('reports.text'),
    email: note('reports.email', ada.email.toUpperCase()),
    locale: 'en',
    network: mark('reports.network'),
  });
}

async function traceProject(
  { db }: Shop,
  { delivered, making }: Record<'delivered' | 'making', NewOrder>,
  { note, mark }: Tracer,
) {
  const [project] = await db
    .update(projects)
    .set({ viewerCode: mark('projects.viewerCode'), viewerPassHash: mark('projects.viewerPassHash') })
    .where(eq(projects.orderId, delivered.id))
    .returning();
  await db.insert(printFiles).values({
    projectId: project?.id ?? '',
    contentHash: mark('printFiles.contentHash'),
    storageKey: randomBytes(20).toString('hex'),
    bytes: 1,
    pages: 1,
  });
  await tracePreflight(db, project?.id ?? '', mark);
  const [photoItem, textItem] = await db
    .select()
    .from(projectItems)
    .where(eq(projectItems.projectId, project?.id ?? ''))
    .orderBy(projectItems.position);
  if (!photoItem || !textItem) throw new Error('The order has no project.');
  const textSlot = textItem.customization;
  if (textSlot.kind !== 'text') throw new Error('The second slot of the project is no text.');
  await db
    .update(projectItems)
    .set({ customization: { ...textSlot, text: mark('projectItems.customization') } })
    .where(eq(projectItems.id, textItem.id));
  await db.insert(projectItemVersions).values([
    {
      projectItemId: textItem.id,
      customization: { ...textSlot, text: mark('projectItemVersions.customization') },
    },
    {
      projectItemId: photoItem.id,
      arCustomization: {
        attachmentId: note('projectItemVersions.arCustomization', making.medium.id),
        type: 'IMAGE' as const,
      },
    },
  ]);
}

/** The row by which operators find the person, and what they have noted. */
async function tracePerson({ db }: Shop, { accountId, email }: Customer, { note, mark }: Tracer): Promise<void> {
  await refreshPeople(db);
  const [person] = await db
    .update(people)
    .set({ name: mark('people.name') })
    .where(eq(people.accountId, accountId))
    .returning({ id: people.id });
  note('people.email', email);
  await db.insert(personNotes).values({ personId: person?.id ?? '', text: mark('personNotes.text'), author: 'Grace' });
  await db.insert(peopleChanges).values({ accountId });
}
