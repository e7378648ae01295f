import { shopSettingsPart } from '../../operators/shop-settings-part.ts';

/** Whose tax the shop charges. */
export const taxSettings = shopSettingsPart('taxes', 'tax.settings.changed', ['taxMode', 'taxedExports']);
