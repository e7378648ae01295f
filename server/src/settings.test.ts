import { isAbsolute, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const refusal = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('the settings were accepted');
};

const byTransfer = { TRANSFER_IBAN: 'DE89 3704 0044 0532 0130 00', TRANSFER_HOLDER: 'Lichtbild' };

describe('settings', () => {
  it('D7.43 a first start needs no setting', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      production: false,
      demoForAll: false,
      port: 3000,
      portFixed: false,
      host: 'localhost',
      databaseUrl: undefined,
      smtpUrl: undefined,
      publicUrl: undefined,
      trustProxy: false,
      uploads: { maxBytesOfNetwork: 4_000 * 1024 * 1024, maxUnorderedBytes: 20_000 * 1024 * 1024 },
      hold: { minutes: 15, maxPiecesOfCart: 100, maxPiecesOfNetwork: 300 },
      draftDays: 90,
      webhooksMayBePrivate: false,
      uploadDays: 30,
      s3: undefined,
      keepsOffline: true,
      shopMail: 'shop@localhost',
      plateNames: { white: 'White', engraving: 'Engraving' },
    });
    expect(isAbsolute(settings.dataDir)).toBe(true);
    expect(settings.dataDir.endsWith(join('', 'data'))).toBe(true);
  });

  it('D7.43 an empty or blank variable counts as unset', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '', NODE_ENV: '' })).toEqual(readSettings({}));
  });

  it('D7.43 a port that is set is fixed', () => {
    expect(readSettings({ PORT: '3000' })).toMatchObject({ port: 3000, portFixed: true });
  });

  it('S7.33 the plates have names of their own, and not the same', () => {
    const { plateNames } = readSettings({ WHITE_PLATE: 'Weiß 1', ENGRAVING_PLATE: 'Laser' });
    expect(plateNames).toEqual({ white: 'Weiß 1', engraving: 'Laser' });
    expect(refusal({ WHITE_PLATE: 'Spot', ENGRAVING_PLATE: 'Spot' })).toMatch(/WHITE_PLATE[^]*ENGRAVING_PLATE/);
  });

  it.each([
    ['1', 1],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, fd00::/8,192.0.2.7', ['10.0.0.0/8', 'fd00::/8', '192.0.2.7']],
  ])('D7.43 the proxies %s are trusted', (text, trusted) => {
    expect(readSettings({ TRUST_PROXY: text }).trustProxy).toEqual(trusted);
  });

  it('D7.43 an absolute DATA_DIR stays as it is', () => {
    expect(readSettings({ DATA_DIR: '/srv/a shop' }).dataDir).toBe('/srv/a shop');
  });

  it('D7.43 PUBLIC_URL loses the slash at its end', () => {
    expect(readSettings({ PUBLIC_URL: 'https://shop.example.com/' }).publicUrl).toBe('https://shop.example.com');
  });

  it.each([
    ['PORT', '70000'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', 'proxy.example.com'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['DATABASE_URL', 'localhost'],
    ['SMTP_URL', 'mail.example.com'],
    ['PUBLIC_URL', 'shop.example.com'],
    ['PUBLIC_URL', 'https://example.com/shop'],
    ['MAIL_FROM', 'nobody'],
    ['NODE_ENV', 'prod'],
    ['LOG_LEVEL', 'loud'],
    ['HOLD_MINUTES', '0'],
    ['HOLD_PIECES_CART', '0'],
    ['DEMO', 'yes'],
    ['UPLOAD_MB_NETWORK', '0'],
    ['UPLOAD_MB_UNORDERED', 'all'],
    ['HOLD_PIECES_NETWORK', 'many'],
    ['SERVICE_WORKER', 'maybe'],
    ['SHOP_MAIL', 'nobody'],
    ['HOLD_MINUTES', '1.5'],
    ['UPLOAD_DAYS', '0'],
    ['WHITE_PLATE', 'Cyan'],
    ['WHITE_PLATE', 'all'],
    ['ENGRAVING_PLATE', 'one\ntwo'],
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_ENDPOINT', 'https://s3.example.com/bucket'],
    ['S3_ENDPOINT', 'https://name:secret@s3.example.com'],
    ['S3_BUCKET', 'my/bucket'],
    ['S3_REGION', 'EU central'],
  ])('D7.43 refuses %s=%s with a sentence that names it', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(`The setting ${name} must`);
    expect(message.endsWith('.')).toBe(true);
  });

  it('D7.43 the seller on invoices has a name, rows of an address, and perhaps a tax number', () => {
    const set = { SHOP_NAME: 'Lichtbild', SHOP_ADDRESS: 'Weg 1,  10115 Berlin', SHOP_TAX_ID: 'DE1' };
    expect(readSettings(set).seller).toEqual({ name: 'Lichtbild', address: ['Weg 1', '10115 Berlin'], taxId: 'DE1' });
    expect(readSettings({}).seller).toMatchObject({ name: 'Afterimage', taxId: undefined });
    expect(refusal({ SHOP_NAME: 'x'.repeat(61) })).toBe('The setting SHOP_NAME must be up to 60 characters.');
  });

  it('D7.43 files lie in an S3 store when all of it is set, and half of it is refused', () => {
    const set = {
      S3_ENDPOINT: 'https://s3.example.com/',
      S3_BUCKET: 'shop-files',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'a-secret',
    };
    expect(readSettings(set).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'shop-files',
      accessKeyId: 'key',
      secretAccessKey: 'a-secret',
      region: 'us-east-1',
    });
    const { S3_SECRET_ACCESS_KEY: _, ...half } = set;
    expect(refusal(half)).toBe(
      'To keep files in an S3 store, S3_SECRET_ACCESS_KEY must be set too; to keep them on the disk, unset every S3 setting.',
    );
    expect(refusal({ S3_REGION: 'eu-central-1', S3_SECRET_ACCESS_KEY: 'a-secret' })).not.toContain('a-secret');
  });

  it('D7.43 names every bad variable at once', () => {
    expect(refusal({ PORT: 'x', HOLD_MINUTES: 'x' })).toMatch(/PORT[^]*HOLD_MINUTES/);
  });

  it('D20.2 production says in one list all that it lacks', () => {
    const standIn = 'https://stripe.example';
    const message = refusal({ NODE_ENV: 'production', STRIPE_API_BASE: standIn });
    expect(message).toMatch(/^Production needs\n- PUBLIC_URL[^]*\n- STRIPE_API_BASE unset/);
    expect(refusal({ NODE_ENV: 'production', PUBLIC_URL: 'http://a.example' })).toContain('begins with https://');
  });

  it('D20.2 production starts with its address alone: the owner sets mail and payment', () => {
    const settings = readSettings({ NODE_ENV: 'production', PUBLIC_URL: 'https://a.example' });
    expect(settings).toMatchObject({ production: true, smtpUrl: undefined });
    expect(settings.payment).toEqual({ stripe: undefined, stripeApiBase: undefined, transfer: undefined });
  });

  it('D20.2 Stripe, or a bank account, is set by the environment', () => {
    const most = { NODE_ENV: 'production', PUBLIC_URL: 'https://a.example', SMTP_URL: 'smtp://localhost' };
    expect(readSettings({ ...most, ...byTransfer }).payment).toEqual({
      stripe: undefined,
      stripeApiBase: undefined,
      transfer: { iban: 'DE89370400440532013000', holder: 'Lichtbild', bic: undefined, bank: undefined, days: 7 },
    });
    const byStripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(readSettings({ ...most, ...byStripe }).payment.stripe).toMatchObject({ secretKey: 'sk_live_1' });
  });

  it('D20.2 half of a way to pay is refused, and no key is said', () => {
    expect(refusal({ STRIPE_SECRET_KEY: 'sk_live_1' })).toBe(
      'To take payments by Stripe, STRIPE_WEBHOOK_SECRET must be set too.',
    );
    expect(refusal({ TRANSFER_HOLDER: 'Lichtbild' })).toContain('TRANSFER_IBAN');
    expect(refusal({ ...byTransfer, TRANSFER_IBAN: 'DE89 3704 0044 0532 0130 01' })).toContain('TRANSFER_IBAN');
    expect(refusal({ STRIPE_SECRET_KEY: 'oops-secret', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).not.toContain('oops');
  });
});
