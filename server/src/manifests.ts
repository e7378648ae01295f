import { accountsManifest } from './accounts/manifest.ts';
import { actsManifest } from './acts/manifest.ts';
import { backOfficeManifest } from './back-office/manifest.ts';
import { blogManifest } from './blog/manifest.ts';
import { cartManifest } from './cart/manifest.ts';
import { catalogueDeskManifest } from './catalogue-desk/manifest.ts';
import { catalogueManifest } from './catalogue/manifest.ts';
import { checkoutManifest } from './checkout/manifest.ts';
import { couponsManifest } from './coupons/manifest.ts';
import { couponDeskManifest } from './coupon-desk/manifest.ts';
import { deskManifest } from './desk/manifest.ts';
import { discoveryManifest } from './discovery/manifest.ts';
import { draftsManifest } from './drafts/manifest.ts';
import { filesManifest } from './files/manifest.ts';
import { importExportManifest } from './import-export/manifest.ts';
import { journalDeskManifest } from './journal-desk/manifest.ts';
import { locationManifest } from './location/manifest.ts';
import { helpManifest } from './help/manifest.ts';
import { legalTextsManifest } from './legal-texts/manifest.ts';
import type { Manifest } from './manifest.ts';
import { moderationManifest } from './moderation/manifest.ts';
import { modelExportManifest } from './model-export/manifest.ts';
import { operatorsManifest } from './operators/manifest.ts';
import { orderDeskManifest } from './order-desk/manifest.ts';
import { moneyDeskManifest } from './money-desk/manifest.ts';
import { ordersManifest } from './orders/manifest.ts';
import { pageDeskManifest } from './page-desk/manifest.ts';
import { pagesManifest } from './pages/manifest.ts';
import { paymentsManifest } from './payments/manifest.ts';
import { databaseManifest } from './platform/db/manifest.ts';
import { httpManifest } from './platform/http/manifest.ts';
import { mailManifest } from './platform/mail/manifest.ts';
import { mailDeskManifest } from './mail-desk/manifest.ts';
import { shopDeskManifest } from './shop-desk/manifest.ts';
import { peopleManifest } from './people/manifest.ts';
import { previewsManifest } from './previews/manifest.ts';
import { printManifest } from './print/manifest.ts';
import { privacyManifest } from './privacy/manifest.ts';
import { projectsManifest } from './projects/manifest.ts';
import { readyDesignsManifest } from './ready-designs/manifest.ts';
import { reportsManifest } from './reports/manifest.ts';
import { reviewsManifest } from './reviews/manifest.ts';
import { stockNoticesManifest } from './stock-notices/manifest.ts';
import { shopSettingsManifest } from './shop-settings/manifest.ts';
import { targetsManifest } from './targets/manifest.ts';
import { todayManifest } from './today/manifest.ts';
import { translationsManifest } from './translations/manifest.ts';
import { viewerManifest } from './viewer/manifest.ts';
import { visitsManifest } from './visits/manifest.ts';
import { webhooksManifest } from './webhooks/manifest.ts';
import { wishlistManifest } from './wishlist/manifest.ts';
import { workshopManifest } from './workshop/manifest.ts';
import { withdrawalsManifest } from './withdrawals/manifest.ts';

/** Every domain that registers itself, in the order of house/server-domains.ts: each may build on those after it. */
export const manifests: readonly Manifest[] = [
  importExportManifest,
  todayManifest,
  visitsManifest,
  moderationManifest,
  peopleManifest,
  mailDeskManifest,
  shopDeskManifest,
  privacyManifest,
  deskManifest,
  backOfficeManifest,
  pagesManifest,
  discoveryManifest,
  moneyDeskManifest,
  orderDeskManifest,
  journalDeskManifest,
  couponDeskManifest,
  pageDeskManifest,
  catalogueDeskManifest,
  checkoutManifest,
  paymentsManifest,
  workshopManifest,
  reportsManifest,
  viewerManifest,
  previewsManifest,
  modelExportManifest,
  targetsManifest,
  printManifest,
  reviewsManifest,
  projectsManifest,
  withdrawalsManifest,
  ordersManifest,
  couponsManifest,
  readyDesignsManifest,
  draftsManifest,
  cartManifest,
  wishlistManifest,
  stockNoticesManifest,
  blogManifest,
  catalogueManifest,
  filesManifest,
  actsManifest,
  legalTextsManifest,
  helpManifest,
  webhooksManifest,
  operatorsManifest,
  accountsManifest,
  locationManifest,
  shopSettingsManifest,
  translationsManifest,
  mailManifest,
  httpManifest,
  databaseManifest,
];

/** How personal rows are erased. Rows that reference others come before them, as the domains do. */
export const personalRows = manifests.flatMap(({ tables }) => tables?.personalRows ?? []);
