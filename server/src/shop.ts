import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RouteName } from '@afterimage/contract/routes.ts';
import { addStoredTranslations } from '@afterimage/translations/stored-translations.ts';
import { accountHandlers } from './accounts/account-handlers.ts';
import { registerPasswordResets } from './accounts/password-reset.ts';
import { findCaller } from './accounts/sessions.ts';
import { createThrottle, type Limit, networkOf, type Throttle } from './platform/rate-limit/rate-limits.ts';
import { blogHandlers } from './blog/blog-handlers.ts';
import { cartHandlers } from './cart/cart-handlers.ts';
import { catalogueHandlers } from './catalogue/catalogue-handlers.ts';
import { watchCatalogue } from './catalogue/version.ts';
import { checkoutHandlers } from './checkout/checkout-handlers.ts';
import { guardCodes } from './coupons/guard-codes.ts';
import { connect, type Database } from './platform/db/connection.ts';
import { migrate } from './platform/db/migrate.ts';
import { draftHandlers } from './drafts/draft-handlers.ts';
import { draftKeys, draftSecret } from './drafts/draft-key.ts';
import { deleteUnused } from './privacy/delete-unused.ts';
import { galleryHandlers, seedGallery } from './files/library/gallery.ts';
import { diskParts } from './files/receive/parts.ts';
import { removeAbandoned } from './files/receive/received.ts';
import { registerFiles } from './files/serve.ts';
import { checkS3, s3Store } from './files/store/s3-store.ts';
import { fileSecret, urlSigner } from './files/signed-url.ts';
import { diskStore } from './files/store/store.ts';
import { registerPartedUploads } from './files/receive/tus.ts';
import { uploadHandlers } from './files/receive/uploads.ts';
import type { Handler, Handlers } from './platform/http/handlers.ts';
import { createServer, registerApi } from './platform/http/http.ts';
import { cleanUp } from './privacy/clean-up.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { closeServer, listen } from './platform/http/listen.ts';
import { locationHandlers } from './location/location-handlers.ts';
import { deliverMails } from './platform/mail/deliver-mails.ts';
import { registerOutbox } from './platform/mail/outbox.ts';
import { registerOpenApi } from './platform/http/openapi.ts';
import { confirmOrder } from './payments/confirm-order.ts';
import { registerDemoDesk } from './back-office/back-office.page.ts';
import { numberInvoice } from './orders/invoice/invoice-number.ts';
import { invoiceSigner } from './orders/invoice/invoice-url.ts';
import { invoiceHandlers, registerInvoices } from './orders/invoice/read-invoice.ts';
import type { OrderSigns } from './orders/read-order.ts';
import { type GuestKey, guestKeys, guestOrderSecret } from './orders/guest-key.ts';
import { orderHandlers } from './orders/order-handlers.ts';
import { orderLinkHandlers, registerOrderLinks } from './orders/order-links.ts';
import { releaseExpired } from './orders/stock-holds.ts';
import { registerFound } from './discovery/discovery.ts';
import { eraseDelivered, registerFileDeletion } from './privacy/erase-account.ts';
import { ownDataHandlers } from './privacy/privacy-handlers.ts';
import { registerPages } from './pages/pages.ts';
import { builtStorefront, type Storefront } from './pages/storefront.ts';
import { registerModels } from './pages/models.ts';
import { registerPictures } from './pages/pictures.ts';
import { registerDemoPayments } from './payments/demo-payments.ts';
import { demoProvider } from './payments/demo-provider.ts';
import { paymentHandlers } from './payments/payment-handlers.ts';
import { tellRefund } from './payments/refund-mail.ts';
import type { OrderRow, PaymentRow } from './payments/settle.ts';
import { readDeskPrints } from './back-office/read-prints.ts';
import { registerPrinting } from './print/make-print.ts';
import { enqueueMissingPrints } from './print/missing-prints.ts';
import { printSigner } from './print/print-url.ts';
import { registerPrintFiles } from './print/serve-prints.ts';
import { createProjects } from './projects/create-projects.ts';
import { enqueuePrint } from './projects/enqueue-print.ts';
import { projectHandlers } from './projects/project-handlers.ts';
import { reviewHandlers } from './reviews/review-handlers.ts';
import { registerRoom } from './model-export/serve-models.ts';
import { roomHandlers } from './model-export/model-export-handlers.ts';
import { roomTokens } from './model-export/model-token.ts';
import { seed } from './seed/seed.ts';
import type { Settings } from './settings.ts';
import type { TargetSource } from './targets/photo-targets.ts';
import { prepareTargets, readTargets } from './targets/targets-of.ts';
import { readDeskViewers } from './back-office/read-viewers.ts';
import { exportSigner } from './viewer/export-url.ts';
import { registerExports } from './viewer/export/serve-export.ts';
import { viewerReader } from './viewer/project-viewers.ts';
import { registerViewer } from './viewer/serve-page.ts';
import { viewerHandlers } from './viewer/viewer-handlers.ts';
import { registerTargets } from './targets/serve-targets.ts';
import { registerTargetJobs } from './targets/target-jobs.ts';
import { wishlistHandlers } from './wishlist/wishlist-handlers.ts';
import { isOrdered } from './projects/files-in-projects.ts';
import { joinGuestOrders } from './projects/join-guest-orders.ts';

/** The base address of every call. */
const base = '/api';

/** An open shop. */
interface Shop {
  address: string;
  /** Lets requests and jobs that are under way end, then hangs up everywhere. */
  close(): Promise<void>;
}

type Closer = () => Promise<void> | void;

/** Makes the storefront of a server on which nothing is registered yet. */
type OpenStorefront = (app: FastifyInstance) => Promise<Storefront>;

/**
 * Opens the shop on the database at `databaseUrl`: brings it up to date, joins the parts, listens. The pages are those of
 * the build, unless another storefront is given.
 */
export async function openShop(
  settings: Settings,
  databaseUrl: string,
  say: (line: string) => void,
  openStorefront: OpenStorefront = builtStorefront,
): Promise<Shop> {
  const closers: Closer[] = [];
  const close = async () => {
    for (const end of closers.splice(0).toReversed()) await end();
  };
  try {
    return { address: await open(settings, databaseUrl, { say, closers, openStorefront }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Opening {
  say: (line: string) => void;
  /** What ends the parts that have been opened, in their order. */
  closers: Closer[];
  openStorefront: OpenStorefront;
}

async function open(settings: Settings, databaseUrl: string, opening: Opening): Promise<string> {
  const { say, closers } = opening;
  await addStoredTranslations();
  if (settings.s3) await checkS3(settings.s3);
  await migrate(databaseUrl);
  const { db, pool, close } = connect(databaseUrl);
  closers.push(close);
  if (await seed(db)) say('Loaded the sample shop');

  const app = createServer({ log: { level: settings.logLevel } });
  const storefront = await opening.openStorefront(app);
  const catalogue = await watchCatalogue(databaseUrl, app.log);
  closers.push(() => catalogue.stop());
  // It only counts, and is asked in the middle of everything else.
  const throttling = connect(databaseUrl, 4, { durable: false });
  closers.push(throttling.close);
  const incoming = join(settings.dataDir, 'incoming');
  const store = settings.s3 ? s3Store(settings.s3, incoming) : diskStore(join(settings.dataDir, 'files'));
  await seedGallery(db, store);
  const partsFolder = join(incoming, 'parts');
  const removeAllAbandoned = async () => {
    await removeAbandoned(incoming);
    await removeAbandoned(partsFolder);
  };
  await removeAllAbandoned();
  const parts = diskParts(partsFolder);
  const secret = await fileSecret(db);
  const signUrl = urlSigner(secret);
  let address = settings.publicUrl ?? '';
  const shopUrl = () => address;

  const throttle = createThrottle(throttling.pool);
  const draftParts = { keys: draftKeys(await draftSecret(db)), signUrl, draftDays: settings.draftDays };
  const room = { tokens: roomTokens(secret), draftDays: settings.draftDays };
  const uploads = uploadHandlers({ store, signUrl, folder: incoming, parts, isOrdered });
  const guestKey = guestKeys(await guestOrderSecret(db));
  const trade = tradeHandlers(settings, { signUrl, signInvoice: invoiceSigner(secret), shopUrl, guestKey });

  const signExport = exportSigner(secret);
  const wholeExport = (projectId: string) => shopUrl() + signExport(projectId);
  const readViewers = viewerReader({ shopUrl, signExport });
  const viewing = {
    readTargets: (of: Database, source: TargetSource) => readTargets(of, source, { signUrl, shopUrl }),
    draftDays: settings.draftDays,
    shopUrl,
  };
  const prepare = (of: Database, source: TargetSource) => prepareTargets(of, source, { store, shopUrl });

  const handlers: Partial<Handlers> = {
    ...catalogueHandlers(catalogue),
    ...locationHandlers(),
    ...accountHandlers({ throttle, shopUrl, joinGuestOrders }),
    ...ownDataHandlers({
      throttle,
      shopUrl,
      readViewers: viewerReader({ shopUrl, signExport: wholeExport }),
      ...draftParts,
    }),
    ...trade,
    ...orderLinkHandlers(throttle),
    ...draftHandlers({ throttle, ...draftParts }),
    ...roomHandlers({ keys: draftParts.keys, ...room }),
    ...projectHandlers({ signUrl, readViewers }),
    ...viewerHandlers({ throttle, keys: draftParts.keys, readViewers, prepareTargets: prepare, ...viewing }),
    ...blogHandlers,
    getShop: async () => ({ ...settings.seller, taxId: settings.seller.taxId ?? '', mail: settings.shopMail }),
    ...wishlistHandlers,
    ...reviewHandlers(signUrl),
    createGuestCart: limited(throttle, 'guest cart from an address', trade.createGuestCart),
    checkoutGuestCart: limited(throttle, 'guest checkout from an address', trade.checkoutGuestCart),
    checkoutAsGuest: guardCodes(throttle, limited(throttle, 'guest checkout from an address', trade.checkoutAsGuest)),
    checkout: guardCodes(throttle, trade.checkout),
    quoteOrder: guardCodes(throttle, limited(throttle, 'quote from an address', trade.quoteOrder)),
    uploadPhoto: limited(throttle, 'upload from an address', uploads.uploadPhoto),
    uploadArMedium: limited(throttle, 'upload from an address', uploads.uploadArMedium),
    uploadArMediumPoster: limited(throttle, 'upload from an address', uploads.uploadArMediumPoster),
    uploadArMediumCaptions: limited(throttle, 'upload from an address', uploads.uploadArMediumCaptions),
    ...galleryHandlers(signUrl),
    takePhotoUpload: uploads.takePhotoUpload,
    takeArMediumUpload: uploads.takeArMediumUpload,
  };
  const catalogueVersion = () => catalogue.version();
  const find = (token: string) => findCaller(db, token);
  const callInProcess = registerApi(app, { db, handlers, findCaller: find, catalogueVersion, base });
  registerOpenApi(app, Object.keys(handlers) as RouteName[], base);
  registerFiles(app, { store, db, secret });
  registerTargets(app, { store, db, secret });
  const mayBegin = (from: string) => throttle.take('upload from an address', networkOf(from));
  registerPartedUploads(app, { parts, path: `${base}/uploads`, mayBegin });
  registerPrintFiles(app, { store, db, secret });
  registerInvoices(app, { db, secret, signUrl, signInvoice: invoiceSigner(secret), seller: settings.seller });
  await registerModels(app);
  registerRoom(app, { db, store, ...room });
  await registerPictures(app, join(settings.dataDir, 'pictures'));
  registerFound(app, { db, assortment: () => catalogue.assortment(), origin: shopUrl });
  if (!settings.production) {
    registerDemoPayments(app, { db, base, guestKey });
    registerOutbox(app, { db });
    const signPrint = printSigner(secret);
    registerDemoDesk(app, {
      db,
      shopUrl,
      guestKey,
      prints: {
        read: (orderIds) => readDeskPrints(db, orderIds, signPrint),
        make: (projectId) => enqueuePrint(db, projectId),
      },
      readViewers: (orderIds) => readDeskViewers(db, orderIds, readViewers),
    });
  }
  const instance = randomUUID();
  app.get('/health', async (_, answer) => {
    await pool.query('select 1');
    return answer.header('cache-control', 'no-store').send({ data: { instance } });
  });
  await registerViewer(app, { db, build: storefront.viewer, apiBase: base, ...viewing });
  const readBuild = () => storefront.exportedViewer();
  registerExports(app, { db, store, readBuild, secret, throttle, prepareTargets: prepare, ...viewing });
  const { keepsOffline } = settings;
  await registerPages(app, { callInProcess, catalogueVersion, origin: shopUrl, keepsOffline, build: storefront.pages });

  const port = await listen(app, settings);
  closers.push(() => closeServer(app));
  address ||= `http://localhost:${port}`;

  const jobs = await startJobs({ databaseUrl, log: app.log });
  closers.push(() => jobs.stop());
  const mail = await deliverMails(jobs, db, settings);
  closers.splice(-1, 0, () => mail.close());
  await registerPasswordResets(jobs, db, { shopUrl });
  await registerOrderLinks(jobs, db, { shopUrl, guestKey });
  await jobs.schedule('release-expired-holds', 20, () => releaseExpired(db));
  await registerPrinting(jobs, { db, store, shopUrl });
  await jobs.schedule('make-missing-prints', 3600, () => enqueueMissingPrints(db));
  await registerTargetJobs(jobs, { db, store, shopUrl });
  await registerFileDeletion(jobs, store);
  await jobs.schedule('erase-delivered', 600, () => eraseDelivered(db));
  await jobs.schedule('clean-up', 3600, () => cleanUp(db));
  await jobs.schedule('delete-unused', 3600, () => deleteUnused(db, settings));
  // On the disk of each process, unlike what is done for all of them together.
  const sweeping = setInterval(() => {
    removeAllAbandoned().catch((error: unknown) => app.log.warn({ err: error }, 'old uploads could not be removed'));
  }, 3_600_000).unref();
  closers.push(() => clearInterval(sweeping));
  return address;
}

/** Bounds how often an address may make what costs room and that anybody may ask for. */
function limited<Name extends RouteName>(throttle: Throttle, limit: Limit, handler: Handler<Name>): Handler<Name> {
  return async (context, input) => {
    await throttle.take(limit, networkOf(context.caller.address));
    return handler(context, input);
  };
}

interface TradeParts extends OrderSigns {
  shopUrl: () => string;
  guestKey: GuestKey;
}

/** Cart, checkout, payment and orders, and what a paid order sets going. */
function tradeHandlers({ holdMinutes, seller }: Settings, { shopUrl, guestKey, ...signs }: TradeParts) {
  const provider = demoProvider;
  const settlement = {
    providers: [provider],
    onPaid: async (tx: Database, order: OrderRow) => {
      await createProjects(tx, order.id);
      await confirmOrder(tx, order, { ...signs, guestKey, shopUrl: shopUrl() });
      await numberInvoice(tx, order.id);
    },
    onRefunded: (tx: Database, order: OrderRow, payment: PaymentRow) =>
      tellRefund(tx, order, payment, { guestKey, shopUrl: shopUrl() }),
  };
  return {
    ...cartHandlers(signs.signUrl),
    ...checkoutHandlers({ holdMinutes, provider, guestKey }),
    ...paymentHandlers(settlement),
    ...orderHandlers(signs),
    ...invoiceHandlers({ ...signs, seller }),
  };
}
