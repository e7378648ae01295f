/** What is wrong with a pack: it is none, it was written by a newer compiler, it was changed on its way, or it is huge. */
export type PackFault = 'not-a-pack' | 'newer-version' | 'damaged' | 'too-large';

/** Why a pack cannot be read: `code` for programs, `message` for people. */
export class PackError extends Error {
  override readonly name = 'PackError';
  readonly code: PackFault;

  constructor(code: PackFault, message: string) {
    super(message);
    this.code = code;
  }
}
