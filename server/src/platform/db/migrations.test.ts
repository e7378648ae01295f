import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';
import { migrationsFolder } from './migrate.ts';
import { readJournal } from './test-baseline.ts';
import { declaredTables } from './test-schema.ts';

/**
 * The migrations that databases were made with, and the SHA-256 of their text. A line is added with each migration, and
 * none is ever changed: what has to be corrected is corrected by a further migration.
 */
const committed: Record<string, string> = {
  '0000_baseline': '10ad66915f86b60282bc6fe943bb9f6a4dcf44bf820d6fdfdff41022d709f019',
  '0001_choice-effects': '2148c388e2643e3857e40e521ba878573f7ec099017295b2f8c2d169da199dc5',
  '0002_drafts-in-carts': '714ac7a28a73d4333d0ce28b914d560f3cee378a6c6b88a7a57e82607b510672',
  '0003_film-sound': '72e5ba918833a88e5274b33b43f7605b8933dd6dd1661e3970e57c8a83b8274f',
  '0004_room-placement': 'e441f37b8a5994165c7e45aa181024bc27a3c95f421b63578c8fe08438343b0a',
  '0005_registration-of-link': 'b82a3fd191efd0610b1e5e65f524ecc8a58277d42056a2e42cb38ccd7337b20b',
  '0006_holds-of-networks': 'ef931e8f759d86a541f265a721f25e611a85ab84d933a79483d6ac92fc3e67fd',
  '0007_session-cookie': 'f39468b901e4adb4ce9c8242dca2c06b5a3fefe5d384ffc5c643e45cd5a55dd6',
  '0008_proofs-and-file-names': 'b24dcd2167b6f36b844d439c07a605d99a96bd6d2c990804f0cb2ce31cc72852',
  '0009_shown-and-ordered-files': '2c85fab57ccbdf80fcafbb3934e366297a722e2195636e5cacbc9139518f82a3',
  '0010_reports': 'b2562c829cccf19cc508e45284618dfb06cae7e3273db37b9be8474b270880bd',
  '0011_ratings-without-takedowns': 'fd5e7b31d3c4369e111e69b37689af161f27d6df08cb0bfc7d1608384c737b72',
  '0012_operators': 'ee808ddbe455cc097bee12f4ed177a04b0083e32bf2c3c06a3cf42be1c7871c8',
  '0013_audit-chain': '1d9230756e29cd48ac776ac5676a930ca219e738a94ae317283f23a040776de3',
  '0014_line-states': 'c05018ff380a1c401795316665cf2b3ce60424a7de0929009c44462d3ba3cfd9',
  '0015_documents': 'd51aea78fa247edb468c709e2a01e9575811460781ce9a7a04dcd743adbab1a0',
  '0016_today': '9408a2dffec99dc637a57af11f0b09561d7969b7b7cc87e6645419f1577edb6e',
  '0017_money': 'af7a6f7764ed2198af8772d288e847b92b999a300ea2807612ba7461b7480f64',
  '0018_order-desk': '67763629ba11767cc93c3dae245e8b34c964e153d564832aeb54711ee8547397',
  '0019_taxes-and-duties': 'ea2bd16695e5ccbfbba851f1cb815010daaa8b2f660ea4e82ad545d895a054cd',
  '0020_desk': '95138cc143a48ba1c75773c2aa45bea0f544b3631dfc33d30028ee71fd612413',
  '0021_workshop': 'e78c5e8c2dc292a41bd75c215caa7bad26a57bf844206ab6d3ea98bf74e0a4b9',
  '0022_search-index': '9b94793d645770c4a4c07bd17fbb682b9acbccce1e2671b3aaa22436363dd766',
  '0023_search-functions': '410518dff62d03438b841d4296083e399fa69e00b3dcf8cd73c6672fa9beb0d7',
  '0024_people': '4e746cf2bbae1dffe0b87783a6e99e595e11d5f95b0309030f6ae67b6dd26b5d',
  '0025_people-changes': '18810a9978c51cbba69efa4431caf8ffdc5ddf8932e1967d3ee87925a03094aa',
  '0026_operators_acts': '98f183da1b1b527f9a2d95692c50477c4dc71d86a2493d40a8c889c7e1bdeffb',
  '0027_desk-indexes': 'd84494bbeac664d06c4cbd302e6e5f8f5562bf371b1fd42a6873d4f066660302',
  '0028_translated-reviews': 'f2561dd65b0e42e8bff70755a2bd17fbe9335f1fd9cf017ff5733f4605b5c7c5',
  '0029_trust': '6cbc972c1e3732cbd82c0ad20a4f930181b55a26ffa2e3fd4f912a3073762dda',
  '0030_previews': 'ae2a89356cf41531ec458d1a04cca8fbe402e6171950b1c58fc4b5321675e416',
  '0031_catalogue-desk': '78e9f13dc25bd96c0bf10e598c9827fb8136fbb967d2162eab023f114832c7ec',
  '0032_developers': '35e71addfa8e09cdaae42c03b70f7cc7c5b65d4f6b3b168813f17bf59e201304',
  '0033_webhook-events': 'e0ce71a967673203e52e6d92a4871661f4f2e25fd452ae9c30d64119a7f0f48c',
  '0034_figures': 'dfd82aee93b2cfff262284fa3d38aa7dfaf94fa5fac4ff10dbd291ba87598c63',
  '0035_words': 'f728dcbd61e2593afc4862257c5dec75718a7805c9a0d2a32436fbdee41b9453',
  '0036_delivery-rate': 'e01614a70b817a73dc41cef71d51f2b3eb92f0b87eea2c7f47d55d1aa3ffb105',
  '0037_mail-texts': 'a6afaf123c1f9a278e16d027d3181dad50d71aa3b527aa04a27ab61add7d7a69',
  '0038_related-products': 'edd938fbfcac0ed2ece9b6b1e89e8a428d59c4be2332449e21f3ec969720821d',
  '0039_help-questions': '95e013a2462118a55a6bc12d0f25b29893d20407e3d191adfb62181966994f16',
  '0040_review-answers': '3c036d866f062ec8a6ddcbe90ff20e5b2ad3260e7a54717262b901e36fb9959b',
  '0041_shop-details': '2c66e70356942bba51cbd6a482ac17a8ef8b31d4edd1e8ea539025bae89fd352',
  '0042_variant-prices': 'f879015ddbe9deb4766d3cb20aaec636c058f84cdf4c879dfb3d18bb42ebc99f',
  '0043_product-models': 'b28505e80f2b62a4d891dc14b2117b22af98ca7ec46d71ced9f5763cd75d2b59',
  '0044_ready-designs': 'c2ef9b0602b06fb17ef052004c622f141fee7e38c9bd1730e987947a939538df',
  '0045_delivery': '65249060f664ecb7fa9b741e71ed3d9feadab13e7afb6e77fcdab56f7d2dd9a8',
  '0046_pages-and-languages': '00082236a6879eebaa0e7fb31f8221dcb35d887b5ccde5be4a8779beb3d8e159',
  '0047_services': '505d277740c83921d0e96f7e23c90b775e5c048277552c06ae2d0be17b7586ed',
  '0048_order-settings': 'aa74958de6297ade5451deed4caeb997472210c6ce074cc8a443f6a6677a241a',
};

describe('the migrations', () => {
  it('D7.43 are only added to: each is there as it was committed', async () => {
    const { entries } = await readJournal();
    const columnTypes: Record<string, string> = {};
    for (const { tag } of entries) {
      const text = await readFile(join(migrationsFolder, `${tag}.sql`));
      columnTypes[tag] = createHash('sha256').update(text).digest('hex');
    }
    expect(columnTypes).toEqual(committed);
    const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
    expect(files.toSorted()).toEqual(entries.map(({ tag }) => `${tag}.sql`));
    // Drizzle applies what is younger than the newest that a database has.
    expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).toSorted((a, b) => a - b));
  });

  it('D7.43 make the tables that the code declares: nothing is left for `npm run db:generate`', async () => {
    const { entries } = await readJournal();
    const newest = `${String(entries.at(-1)?.idx).padStart(4, '0')}_snapshot.json`;
    const snapshot = JSON.parse(await readFile(join(migrationsFolder, 'meta', newest), 'utf8'));
    const declared = generateDrizzleJson(Object.fromEntries(await declaredTables()), snapshot.id);
    expect(Object.keys(declared.tables).length).toBeGreaterThan(40);
    expect(await generateMigration(snapshot, declared)).toEqual([]);
  });
});
