/** A record that cannot be taken in; its message is a sentence for the owner, without a full stop. */
export class RefusedRecord extends Error {
  override name = 'RefusedRecord';
}
