import { type ComponentType, createContext } from 'react';
import type { Product } from '@afterimage/contract/catalogue.ts';

/**
 * What stands on every product's card beside the card's own things: wherever a card is drawn, without the drawer of
 * lists knowing the features that are reached from it.
 */
export const CardTools = createContext<ComponentType<{ product: Product }> | null>(null);
