import * as desk from '../../admin/mail-desk.ts';
import { endpoint } from '../../endpoint.ts';

const access = { caller: 'operator', right: 'settings.write' } as const;

/** The calls by which operators change the texts of the mails to customers. */
export const mailDeskCalls = {
  listDeskMails: endpoint({
    ...access,
    summary: 'The mails whose texts can be changed, with what was changed',
    reply: desk.deskMailList,
  }),
  getDeskMail: endpoint({
    ...access,
    summary: 'The texts of a mail, for editing',
    params: desk.mailPath,
    reply: desk.deskMail,
  }),
  saveDeskMail: endpoint({
    ...access,
    summary: 'Change the texts of a mail; the next one that is sent has them',
    params: desk.mailPath,
    body: desk.saveMailBody,
    reply: desk.deskMail,
    errors: ['RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  previewDeskMail: endpoint({
    ...access,
    summary: 'A mail with these texts and made-up values, as it is sent',
    params: desk.mailPath,
    body: desk.mailPreviewBody,
    reply: desk.mailPreview,
    errors: ['INVALID_REQUEST'],
  }),
  sendTestMail: endpoint({
    ...access,
    summary: 'Send that mail to the operator who asks',
    params: desk.mailPath,
    body: desk.mailPreviewBody,
    reply: desk.testMailSent,
    errors: ['INVALID_REQUEST', 'TOO_MANY_REQUESTS'],
  }),
};
