/**
 * Carriers that parcels go out by: how each is called, and where a parcel is followed; `{number}` stands for its tracking
 * number. `other` is a carrier of the operator's own, whose name and address come with the parcel.
 */
export const carriers = [
  {
    id: 'dhl',
    name: 'DHL',
    url: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}',
  },
  { id: 'dpd', name: 'DPD', url: 'https://tracking.dpd.de/status/de_DE/parcel/{number}' },
  { id: 'gls', name: 'GLS', url: 'https://gls-group.com/track/{number}' },
  {
    id: 'post',
    name: 'Deutsche Post',
    url: 'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode={number}',
  },
  {
    id: 'hermes',
    name: 'Hermes',
    url: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{number}',
  },
  { id: 'ups', name: 'UPS', url: 'https://www.ups.com/track?tracknum={number}' },
  { id: 'austrian-post', name: 'Österreichische Post', url: 'https://www.post.at/sv/sendungsdetails?snr={number}' },
  {
    id: 'swiss-post',
    name: 'Die Schweizerische Post',
    url: 'https://service.post.ch/ekp-web/ui/entry/search/{number}',
  },
  { id: 'other', name: '', url: '' },
] as const;

/** The name of a carrier in the shop's data. */
export type CarrierId = (typeof carriers)[number]['id'];

export const carrierIds = carriers.map(({ id }) => id) as [CarrierId, ...CarrierId[]];

/** Who carries a parcel, and its number there. */
export interface Carriage {
  carrier: CarrierId;
  /** Of a carrier that the list does not have, with the address where its parcels are followed. */
  carrierName: string;
  carrierUrl: string;
  /** '' for a parcel without one. */
  trackingNumber: string;
}

/** The name of a parcel's carrier, and where the parcel is followed; null without a number or an address for it. */
export function carrierOf({ carrier, carrierName, carrierUrl, trackingNumber }: Carriage): {
  name: string;
  url: string | null;
} {
  const facts = carriers.find(({ id }) => id === carrier);
  const { name, url } = carrier === 'other' || !facts ? { name: carrierName, url: carrierUrl } : facts;
  const number = encodeURIComponent(trackingNumber.replaceAll(/\s/g, ''));
  return { name, url: url === '' || number === '' ? null : url.replace('{number}', number) };
}
