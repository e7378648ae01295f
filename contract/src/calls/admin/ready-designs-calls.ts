import * as z from 'zod';
import { deskProduct, productPath, versionQuery } from '../../admin/catalogue-desk.ts';
import * as desk from '../../admin/ready-designs-desk.ts';
import { endpoint } from '../../endpoint.ts';

const writes = { caller: 'operator', right: 'catalogue.write' } as const;

/** The calls about designs with which customers may begin. */
export const readyDesignsCalls = {
  addReadyDesign: endpoint({
    ...writes,
    summary: 'Begin a ready design of a product in the studio; customers see it once it was taken over',
    params: productPath,
    body: desk.studioBody,
    reply: desk.openedStudio,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  openReadyDesign: endpoint({
    ...writes,
    summary: 'Open a ready design in the studio, in a draft of its own',
    params: desk.readyDesignPath,
    body: desk.studioBody,
    reply: desk.openedStudio,
    errors: ['NOT_FOUND', 'RECORD_CHANGED'],
  }),
  takeReadyDesign: endpoint({
    ...writes,
    summary: 'Make what stands in the studio the content of a ready design',
    params: desk.readyDesignPath,
    body: desk.studioBody,
    reply: deskProduct,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  saveReadyDesign: endpoint({
    ...writes,
    summary: 'Rename a ready design, change its texts, hide it or show it',
    params: desk.readyDesignPath,
    body: desk.saveReadyDesignBody,
    reply: deskProduct,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  orderReadyDesigns: endpoint({
    ...writes,
    summary: 'Put the ready designs of a product into another order',
    params: productPath,
    body: desk.readyDesignOrderBody,
    reply: deskProduct,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  removeReadyDesign: endpoint({
    ...writes,
    summary: 'Remove a ready design; what customers have begun with it stays',
    params: desk.readyDesignPath,
    query: versionQuery,
    reply: desk.removedDesign,
    errors: ['NOT_FOUND', 'RECORD_CHANGED'],
  }),
  restoreReadyDesign: endpoint({
    ...writes,
    summary: 'Put back a ready design that was removed',
    params: desk.removedDesignPath,
    reply: z.strictObject({}),
    errors: ['NOT_FOUND', 'RECORD_CHANGED'],
  }),
};
