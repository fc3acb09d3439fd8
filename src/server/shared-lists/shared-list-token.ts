import { createHash, createHmac, randomBytes } from 'node:crypto'
import { widenNetwork } from '../http/client-address.ts'

/** Creates the end of a link: 256 random bits. */
export const createSharedToken = (): string => randomBytes(32).toString('base64url')

/** Hashes a token as it is stored. */
export const hashSharedToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** Hashes a visitor's key for one list, so that the visitors of two lists cannot be compared. */
export const hashSharedVisitor = (listId: string, visitor: string): string =>
  createHash('sha256').update(`${listId} ${visitor}`).digest('base64url')

/**
 * Hashes where a visitor of one list is, with a secret: without it a hash of so few addresses would be as good as the address.
 * Of IPv6 it is the /48, which one site has.
 */
export const hashSharedNetwork = (listId: string, address: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['shared list answer', listId, widenNetwork(address) ?? address]))
    .digest('base64url')
