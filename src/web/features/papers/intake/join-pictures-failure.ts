import type { PaperFailure } from './paper-failure.ts'

/** Pictures that could not be made one document. */
export class PicturesNotJoined extends Error {
  constructor(readonly failure: PaperFailure) {
    super(failure.title)
  }
}
