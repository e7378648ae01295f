import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db/connection.ts';
import { registerFeeds } from './feed.ts';
import { registerRobots } from './robots.ts';
import { registerSiteMap } from './site-map.ts';
import { registerSocialPictures } from './social-pictures.ts';

interface DiscoveryParts {
  db: Database;
  /** Changes with products, categories and articles, not with every sold piece. */
  assortment(): string;
  /** Where the shop is to be found, without a slash at its end. */
  origin(): string;
}

/** Everything by which others find the shop: search engines, feed readers, and whoever is sent a link. */
export function registerDiscovery(app: FastifyInstance, { db, assortment: version, origin }: DiscoveryParts): void {
  registerRobots(app, { origin });
  registerSiteMap(app, { db, version, origin });
  registerFeeds(app, { db, version, origin });
  registerSocialPictures(app, { db, version });
}
