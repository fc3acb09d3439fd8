import { createHash, randomBytes } from 'node:crypto'

/** Creates the end of a link: 256 random bits. */
export const createSharedToken = (): string => randomBytes(32).toString('base64url')

/** Hashes a token as it is stored. */
export const hashSharedToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** Hashes a visitor's key for one list, so that the visitors of two lists cannot be compared. */
export const hashSharedVisitor = (listId: string, visitor: string): string =>
  createHash('sha256').update(`${listId} ${visitor}`).digest('base64url')
