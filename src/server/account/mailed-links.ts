import { randomBytes } from 'node:crypto'
import { Refusal } from '../http/refusal.ts'
import type { AuthLibrary } from './auth-library.ts'

/** What a link does that was sent by mail: it sets a password, or signs in. */
type MailedLink = 'reset-password' | 'sign-in'

const linkName = (kind: MailedLink, token: string) => `${kind}:${token}`

/** Issues the token of a link that works once; stored as a hash. */
export async function issueLink(
  auth: AuthLibrary,
  kind: MailedLink,
  userId: string,
  expiresAt: Date,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const { internalAdapter } = await auth.$context
  await internalAdapter.createVerificationValue({
    identifier: linkName(kind, token),
    value: userId,
    expiresAt,
  })
  return token
}

/** Returns the account whose password the link sets; `null` when the link was used, has expired, or never existed. */
export async function findPasswordLinkOwner(
  auth: AuthLibrary,
  token: string,
  now: Date,
): Promise<string | null> {
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.findVerificationValue(linkName('reset-password', token))
  return link && link.expiresAt > now ? link.value : null
}

/** Consumes a link that signs in, and returns its account; `null` when it was used, has expired, or never existed. */
export async function consumeSignInLink(auth: AuthLibrary, token: string, now: Date): Promise<string | null> {
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.consumeVerificationValue(linkName('sign-in', token))
  return link && link.expiresAt > now ? link.value : null
}

/** Creates the refusal of a mailed link that was used or has expired. */
export const linkInvalidRefusal = (cause?: unknown) =>
  new Refusal('link_invalid', 'Este link já foi usado ou venceu. Peça outro em “Esqueci minha senha”.', {
    cause,
  })
