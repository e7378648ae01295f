import { inLocale } from '@afterimage/words/compiled.ts';
import { fail } from '../platform/http/failure.ts';
import { words } from './account.words.ts';
import { emailKey } from './email-key.ts';

/** Why a password would be guessed among the first. */
type Weakness = 'common' | 'ownAddress' | 'blank';

/** What lists of stolen passwords have most, without the digits and marks that are put behind them. */
const commonPasswords = new Set(
  `1q2w3e4r 1q2w3e4r5t 1qaz2wsx a1b2c3d4 aa abc abcd access admin administrator adidas afterimage alexander amanda andrea
  angel arsenal asd asdf asdfgh asdfghjkl asshole azerty babygirl backspace banana barcelona baseball basketball batman benjamin
  berlin biteme blink blinkme brandon butterfly changeme charlie cheese chelsea chocolate computer cookie corvette daniel default
  demo diamond dragon eminem enter familie family ferrari fluffy football forever freedom fuckyou fussball gandalf geheim george
  ginger guest hallo hallohallo hammer hannover harley hejsan hello hockey hunter hunter2 iceman iloveu iloveyou internet
  jennifer jessica jesus jordan joshua justin killer knight letmein lieblingstier liverpool lol login lovely loveme maggie
  magic manchester master matrix matthew maverick mercedes merlin metallica michael michelle mickey minecraft monkey monster
  mustang mynoob naruto nicole ninja nothing orange p@ssw0rd p@ssword pa$$word pa55word parola pass passphrase passw0rd passwd
  password passwort pepper pokemon porsche princess purple qazwsx qazwsxedc qwe qweasd qweasdzxc qwer qwert qwerty qwertyuiop
  qwertz qwertzuiop ranger robert root samsung schalke schatz scooter secret shadow shopping sicher sicherheit slipknot snoopy
  soccer sommer sonnenschein spiderman starwars startrek starten stefan steven summer sunshine superman taylor tennis test
  tester testtest thomas thunder tigger trustno user valentina vanessa victoria welcome wellcome whatever whoami wilkommen
  william willkommen winter wolfgang xxx yankees zaq zaqwsx zxcvbn zxcvbnm`.split(/\s+/),
);
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
];

/** Why a password is not taken; null when there is nothing against it. */
export function weaknessOf(password: string, email: string): Weakness | null {
  if (password.trim() === '') return 'blank';
  const typed = emailKey(password);
  const address = emailKey(email);
  if (typed === address || typed === address.split('@')[0]) return 'ownAddress';
  const word = typed.replace(/[\d!?.*#$@_-]+$/, '');
  return commonPasswords.has(word) || commonPasswords.has(typed) || isPattern(typed) ? 'common' : null;
}

/** A short piece again and again, or neighbours in the alphabet or on the keyboard. */
function isPattern(text: string): boolean {
  if (/^(.{1,4}?)\1+$/.test(text)) return true;
  const backwards = Array.from(text).toReversed().join('');
  return rows.some((row) => row.includes(text) || row.includes(backwards));
}

/** Fails at the field `password` when a password would be guessed among the first. */
export function refuseWeakPassword(password: string, email: string): void {
  const weakness = weaknessOf(password, email);
  if (weakness)
    fail('INVALID_REQUEST', (locale) => ({ fields: { password: inLocale(words, locale).weakPassword[weakness] } }));
}
