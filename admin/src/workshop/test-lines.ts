import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';

export const id = (end: number) => `4f0e6b52-6a0e-4a44-9d8f-0d3a2f5f1a0${end}`;
/** A line of the check queue. For tests. */
export const line = (end: number, more: Partial<WorkshopLine> = {}): WorkshopLine => ({
  id: id(end),
  version: 1,
  state: 'check',
  moveList: ['proof', 'ready', 'held', 'rejected'],
  hasPrint: true,
  reason: null,
  note: '',
  changedAt: '2026-11-24T10:00:00.000Z',
  changedBy: 'Ada',
  packedPieces: 0,
  order: {
    id: id(9),
    number: `A1000${end}`,
    name: 'Kim',
    paidAt: null,
    shipOn: '2026-11-26',
    hoursLeft: -2,
    giftMessage: null,
  },
  position: 1,
  lineCount: 1,
  name: `Card ${end}`,
  sku: 'card',
  color: null,
  size: null,
  quantity: 3,
  mainImageUrl: '/favicon.svg',
  slotList: [{ slot: 4, title: 'Greeting', text: 'For Mum', choiceList: [] }],
  extraList: [],
  projectId: id(8),
  viewerCode: 'abc',
  print: { hash: 'h', bytes: 1000, pages: 1 },
  preflight: {
    level: 'red',
    itemList: [
      { check: 'profile', level: 'ok', page: null, slot: null, figure: null, limit: null, detail: '' },
      { check: 'resolution', level: 'red', page: 0, slot: 4, figure: 96, limit: 220, detail: '' },
    ],
    pageList: [{ title: 'Front', widthMm: 60, heightMm: 40, bleedMm: 2, safeMm: 3, outline: 'rectangle' }],
    createdAt: '2026-11-24T10:00:00.000Z',
  },
  proof: null,
  ...more,
});
export const listOf = (...itemList: WorkshopLine[]) => ({
  itemList,
  nextCursor: null,
  total: { count: itemList.length, capped: false },
});
export const moved = (to: WorkshopLine['state']) => ({
  lineList: [{ id: id(1), orderId: id(9), from: 'check' as const, to, version: 2 }],
});
