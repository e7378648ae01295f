import { readFile } from 'node:fs/promises';
import type { ArType, MediumDisplay } from '@afterimage/contract/customization.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { slotsWithoutChoice } from '@afterimage/contract/values/offered-slots.ts';
import { berlin, callShop } from './account-steps.ts';
import { personalizableProduct } from './stock.ts';

type Ordered = { url: string; orderId: string; orderKey?: string };

/** A file of the fixtures by its name, or one that was just made. */
interface UploadInput {
  name: string;
  type: string;
  bytes?: Uint8Array<ArrayBuffer>;
}

/** Sends a file as a form does; answers the id under which it is known. */
async function upload(shop: string, path: string, { name, type, bytes }: UploadInput, token?: string): Promise<string> {
  const form = new FormData();
  const content = bytes ?? (await readFile(new URL(`fixtures/${name}`, import.meta.url)));
  form.set('file', new File([content], name, { type }));
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const reply = await fetch(`${shop}/api${path}`, { method: 'POST', body: form, ...(headers && { headers }) });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return ((await reply.json()) as { data: { id: string } }).data.id;
}

/** Says to the demo's desk what the people of the shop do. */
export const moveOrder = (shop: string, orderId: string, move: 'production' | 'shipped') =>
  fetch(`${shop}/dev/orders/${orderId}`, {
    method: 'POST',
    body: `move=${move}`,
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

/** What was ordered: where its order is seen, and what its photo is called. */
export interface OrderedProject {
  name: string;
  photo: string;
  text: string;
  orderId: string;
  /** The page of its projects. */
  path: string;
}

/** A photo, and what plays on it. */
interface LivingPhoto {
  photo?: UploadInput;
  medium?: { file: UploadInput; type: ArType; display?: Partial<MediumDisplay> };
}

/** What is put on the first slot that takes a medium, and on the next one where something plays there too. */
export interface OrderedContent extends LivingPhoto {
  second?: Required<LivingPhoto>;
  /** The product; without it the first one that takes photos and words. */
  slug?: string;
}

const coffee: UploadInput = { name: 'coffee.jpg', type: 'image/jpeg' };
const film: NonNullable<OrderedContent['medium']> = { file: { name: 'film.mp4', type: 'video/mp4' }, type: 'VIDEO' };

/** A paid order of something with a photo that shows a film, and words on it, made over the wire. */
export async function orderProject(
  shop: string,
  who: { token: string } | { email: string },
  { photo: picture = coffee, medium = film, second, slug }: OrderedContent = {},
): Promise<OrderedProject> {
  const token = 'token' in who ? who.token : undefined;
  const product = await personalizableProduct(shop, slug);
  const slots = slotsWithoutChoice(product.customizationList);
  const [photoSlot, secondSlot] = slots.filter(({ kind, limits }) => kind === 'photo' && limits.arAllowed);
  const photo = await upload(shop, '/file/customization', picture, token);
  const attachmentId = await upload(shop, '/file/ar-customization', medium.file, token);
  const media = [{ customizationId: photoSlot?.id, attachmentId, type: medium.type, display: medium.display }];
  let secondPhoto = photo;
  if (second) {
    const { type, display, file } = second.medium;
    secondPhoto = await upload(shop, '/file/customization', second.photo, token);
    const other = await upload(shop, '/file/ar-customization', file, token);
    media.push({ customizationId: secondSlot?.id, attachmentId: other, type, display });
  }
  const slotPayloads = slots.flatMap(({ id, kind, extraList }): object[] => {
    if (kind === 'photo') return [{ id, input: id === secondSlot?.id ? secondPhoto : photo }];
    if (kind === 'text') return [{ id, input: 'For Adn', extraList: extraList.slice(0, 1).map((extra) => extra.id) }];
    return kind === 'specification' ? [{ id, extraList: extraList.slice(0, 1).map((extra) => extra.id) }] : [];
  });
  const [color] = product.variation;
  const item = {
    productId: product.id,
    variantId: color?.size.find(({ stock }) => stock > 0)?.variantId ?? color?.variantId ?? product.variantId,
    productClientCustomizationList: slotPayloads,
    productArCustomizationList: media,
  };
  const delivery = { items: [item], address: berlin, deliveryMethod: 'standard' };
  const { url, orderId, orderKey } = await ('email' in who
    ? callShop<Ordered>(shop, '/unauthenticated/checkout', { ...delivery, email: who.email })
    : callShop<Ordered>(shop, '/checkout', delivery, token));
  const paid = await fetch(shop + url, {
    method: 'POST',
    body: 'outcome=paid',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  if (paid.status !== 303) throw new Error(`Paying answered ${paid.status}.`);
  return {
    name: product.name,
    photo: photoSlot?.title ?? '',
    text: slots.find(({ kind }) => kind === 'text')?.title ?? '',
    orderId,
    path: orderKey ? `/orders/${orderKey}/projects` : `/account/orders/${orderId}/projects`,
  };
}

/** The first project of an order, as the shop has it now. */
export async function projectNow(shop: string, path: string, token?: string): Promise<Project> {
  const [, orderId] = /^\/account\/orders\/([^/]+)/.exec(path) ?? [];
  const [, orderKey] = /^\/orders\/([^/]+)/.exec(path) ?? [];
  const address = orderId ? `/orders/${orderId}/projects` : `/unauthenticated/orders/${orderKey}/projects`;
  const { itemList } = await callShop<{ itemList: Project[] }>(shop, address, undefined, token);
  const [project] = itemList;
  if (!project) throw new Error('The order has no project.');
  return project;
}
