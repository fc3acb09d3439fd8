import type { Context, Hono } from 'hono'
import type { Me } from '#contract/account-schemas.ts'
import { accountCalls } from '#contract/account-calls.ts'
import { maxSessions } from '#contract/account-limits.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { secretParameter } from '#contract/secret-address.ts'
import { minuteMs } from '#domain/durations.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { notFoundRefusal, Refusal } from '../http/refusal.ts'
import { parseEmail } from '../http/request-body.ts'
import { writeSignInLinkMail } from '../mail/account-mails.ts'
import { refuseExpired } from './access-guard.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { type Account, createAccountId, findAccount, findAccountByEmail } from './account-store.ts'
import { ensureDemoAccount, isDirectRequest } from './demo-account.ts'
import { findKnownClient, readSignInClient, rememberClient, type SignInClient } from './known-clients.ts'
import { consumeSignInLink, issueLink, linkInvalidRefusal } from './mailed-links.ts'
import { checkAhead } from './password-hashing.ts'
import { presentMe } from './present-account.ts'
import {
  findMatchingHash,
  openAfterCheck,
  openWithoutPassword,
  type OpenedSession,
  renewHash,
  wrongPasswordRefusal,
} from './session-opening.ts'
import { endOldestSessions } from './session-store.ts'
import { readGivenName } from './welcome-mail.ts'

const linkMinutes = 30

const byMailRefusal = () =>
  new Refusal(
    'sign_in_by_mail',
    'Houve muitas senhas erradas para esta conta. Deste aparelho entra-se por e-mail: se a senha que você digitou está certa, um link já vai para o endereço da conta. Ou use “Esqueci minha senha”.',
    { retryAfter: 60 },
  )

/** Whether the demonstration's account can be opened by this request. */
export const offersDemonstration = async (
  c: Context,
  access: Pick<AccountDependencies, 'isDemonstrationOpen'>,
): Promise<boolean> => isDirectRequest(c) && (await access.isDemonstrationOpen())

/** Routes of sign-in: by password, by a mailed link, and to the demonstration (decision 045). */
export function signInRoutes(access: AccountDependencies): Hono {
  const { db, now, auth, limits, ownedData, unread } = access
  const { app, mountCall } = createCallRoutes(access.guard)

  /** Answers every kind of sign-in: sets the session's cookies, merges the visitor's data, presents the account. */
  async function enter(
    c: Context,
    opened: OpenedSession,
    account: Account,
    visitorId: string | undefined,
  ): Promise<Me> {
    if (visitorId) await ownedData.merge(db, visitorId, account.id)
    for (const cookie of opened.cookies) c.header('Set-Cookie', cookie, { append: true })
    c.header('Cache-Control', 'no-store')
    return presentMe(account, await unread(db, account.id), now())
  }

  /** Signs the owner of an account in, and remembers the browser and network as known. */
  async function enterOwner(
    c: Context,
    opened: OpenedSession,
    account: Account,
    { client, visitorId }: { client: SignInClient; visitorId: string | undefined },
  ): Promise<Me> {
    await rememberClient(c, access, account.id, client)
    await endOldestSessions(db, account.id, maxSessions)
    return enter(c, opened, account, visitorId)
  }

  async function sendSignInLink(account: Account): Promise<void> {
    if (!(await limits.tryCount('signInLinksByAccount', account.email))) return
    const token = await issueLink(
      auth,
      'sign-in',
      account.id,
      new Date(now().getTime() + linkMinutes * minuteMs),
    )
    const link = `${access.siteUrl()}${pagePaths.login}?${secretParameter}=${token}`
    const name = readGivenName(account)
    await access.send(db, { to: account.email, ...writeSignInLinkMail({ name, link, minutes: linkMinutes }) })
  }

  /**
   * Checks a password from a client that the account knows by its browser or address: what others try does not count
   * for it, and its check waits for nobody else's.
   */
  async function checkKnown(
    check: () => Promise<string | null>,
    counted: readonly Attempt[],
  ): Promise<string> {
    for (const attempt of counted) await limits.count(...attempt)
    const checked = await checkAhead(check)
    if (checked === null) throw wrongPasswordRefusal()
    for (const attempt of counted) await limits.forgive(...attempt)
    return checked
  }

  /**
   * Checks a password from a client that the account does not know. All such failures are counted together after the
   * check. When too many are, the answer is the same for every password, and the right one sends a link: the answers
   * then reveal nothing, and the owner can still sign in.
   */
  async function checkUnknown(
    check: () => Promise<string | null>,
    { email, account, counted }: { email: string; account: Account | null; counted: readonly Attempt[] },
  ): Promise<string> {
    for (const attempt of counted) await limits.count(...attempt)
    const checked = await check()
    if (checked === null) {
      const isAnswered = await limits.tryCount('wrongPasswordsByAccount', email)
      throw isAnswered ? wrongPasswordRefusal() : byMailRefusal()
    }
    if (await limits.isSpent('wrongPasswordsByAccount', email)) {
      if (account) access.inBackground(sendSignInLink(account))
      throw byMailRefusal()
    }
    for (const attempt of counted) await limits.forgive(...attempt)
    return checked
  }

  mountCall(accountCalls.signIn, async ({ c, body: { email: given, password, anonymousId } }) => {
    const email = parseEmail(given)
    const client = await readSignInClient(c, access)
    const account = await findAccountByEmail(db, email)
    const known = await findKnownClient(db, account?.id ?? '', client)
    const counted: Attempt[] =
      known === 'device'
        ? [['signInByAccountFromDevice', `${email} ${client.deviceHash}`]]
        : [
            ['signInByAddress', client.address],
            ['signInByAccountFromAddress', `${email} ${client.address}`],
          ]
    const check = () => findMatchingHash(auth, account?.id ?? null, password)
    const checked = known
      ? await checkKnown(check, counted)
      : await checkUnknown(check, { email, account, counted })
    if (!account) throw notFoundRefusal()
    refuseExpired(account, now())
    const proof = { userId: account.id, password, checked }
    const opened = await openAfterCheck(auth, proof, c.req.raw.headers)
    if (auth.hashing.isOutdated(checked)) access.inBackground(renewHash(db, auth, proof))
    return enterOwner(c, opened, account, { client, visitorId: anonymousId })
  })

  mountCall(accountCalls.signInByLink, async ({ c, body: { token, anonymousId } }) => {
    const client = await readSignInClient(c, access)
    await limits.count('resetByAddress', client.address)
    const owner = await consumeSignInLink(auth, token, now())
    const account = owner === null ? null : await findAccount(db, owner)
    if (!account) throw linkInvalidRefusal()
    refuseExpired(account, now())
    const opened = await openWithoutPassword(auth, account.id, c.req.raw.headers)
    return enterOwner(c, opened, account, { client, visitorId: anonymousId })
  })

  mountCall(accountCalls.demoSignIn, async ({ c, body: { anonymousId } }) => {
    if (!(await offersDemonstration(c, access))) throw notFoundRefusal()
    const account = await ensureDemoAccount(db, createAccountId(access.randomId()), now())
    return enter(c, await openWithoutPassword(auth, account.id, c.req.raw.headers), account, anonymousId)
  })

  return app
}

type Attempt = Parameters<AccountDependencies['limits']['forgive']>
