import { createHmac, timingSafeEqual } from 'node:crypto'

/** The mails that a link ends: an account's, or those about one of its saved searches. */
export interface MailSubscription {
  userId: string
  searchId: string | null
}

const sign = (payload: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe ${payload}`).digest()

/** Creates the token of an unsubscribe link; it never expires, because old mails keep their links. */
export function createUnsubscribeToken({ userId, searchId }: MailSubscription, secret: string): string {
  const payload = Buffer.from(searchId === null ? userId : `${userId} ${searchId}`).toString('base64url')
  return `${payload}.${sign(payload, secret).toString('base64url')}`
}

/** Returns `null` for a token that this server has not made; the comparison takes constant time. */
export function readUnsubscribeToken(token: string, secret: string): MailSubscription | null {
  const [payload = '', shown = ''] = token.split('.')
  const [own, given] = [sign(payload, secret), Buffer.from(shown, 'base64url')]
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null
  const [userId = '', searchId = null] = Buffer.from(payload, 'base64url').toString().split(' ')
  return { userId, searchId }
}
