import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { words } from './services.words.ts';

type FailureName = keyof typeof words.failures;

/** Why a mail could not be sent, and at which field of the form that is said. */
interface MailFailure {
  field: 'host' | 'port' | 'encryption' | 'password' | 'senderAddress';
  name: FailureName;
  /** What the mail server has replied; empty where nothing came that is a reply of a mail server. */
  reply: string;
}

const fieldOf: Readonly<Record<FailureName, MailFailure['field']>> = {
  unknownHost: 'host',
  noConnection: 'port',
  notMailServer: 'port',
  encryption: 'encryption',
  certificate: 'host',
  signIn: 'password',
  sender: 'senderAddress',
  refused: 'host',
};

/** Reads an error of nodemailer. Other servers' greetings are no part of it: the shop is no tool to look at them. */
export function mailFailure(error: unknown): MailFailure {
  const { code, message, response, responseCode } = error as Partial<Record<string, unknown>>;
  const name = failureName(String(code), String(message));
  const isReply = typeof response === 'string' && typeof responseCode === 'number' && name !== 'notMailServer';
  return { field: fieldOf[name], name, reply: isReply ? response.replaceAll(/\s+/g, ' ').slice(0, 200) : '' };
}

function failureName(code: string, message: string): FailureName {
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) return 'unknownHost';
  if (/certificate|altnames/i.test(message)) return 'certificate';
  if (code === 'ETLS' || /STARTTLS|wrong version number|packet length/i.test(message)) return 'encryption';
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'signIn';
  if (code === 'EENVELOPE') return 'sender';
  if (code === 'EPROTOCOL' || /greeting/i.test(message)) return 'notMailServer';
  if (['ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'ECONNREFUSED'].includes(code)) return 'noConnection';
  return 'refused';
}

/** The failure as a sentence beside its field, with the server's own words. */
export function mailFailureText({ name, reply }: MailFailure, locale: Locale): string {
  const { failures, serverSays } = inLocale(words, locale);
  return reply === '' ? failures[name] : serverSays({ sentence: failures[name], reply });
}
