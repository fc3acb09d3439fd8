import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { isAPIError } from 'better-auth/api'
import type { Hono } from 'hono'
import { accountCalls } from '#contract/account-calls.ts'
import { passwordLengths } from '#contract/account-limits.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { secretParameter } from '#contract/secret-address.ts'
import { hourMs } from '#domain/durations.ts'
import { foldText } from '#domain/fold-text.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import {
  type Account,
  changeAccount,
  deletePasswordLinks,
  findAccount,
  findAccountByEmail,
} from './account-store.ts'
import { forgetClients, readSignInClient, rememberClient } from './known-clients.ts'
import { findPasswordLinkOwner, issueLink, linkInvalidRefusal } from './mailed-links.ts'
import { sendPasswordNotice } from './password-notice.ts'
import { findAuthCause, hasPassword, readSessionHeaders } from './session-opening.ts'
import { endSessionsExcept } from './session-store.ts'
import { readGivenName } from './welcome-mail.ts'
import { DatabaseError } from '../database/database-errors.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'
import { readClientAddress } from '../http/client-address.ts'
import { noSessionRefusal, Refusal } from '../http/refusal.ts'
import { parseEmail } from '../http/request-body.ts'
import { writePasswordResetMail } from '../mail/account-mails.ts'

/** Words that people here think of first. */
const ownWords = [
  ['arremate', 'arrematei', 'arrematar', 'arrematante', 'leilao', 'leiloes', 'lance', 'lances', 'edital'],
  ['imovel', 'imoveis', 'casa', 'casas', 'apartamento', 'apartamentos', 'terreno', 'terrenos', 'aluguel'],
  ['brasil', 'brasileiro', 'caixa', 'investidor', 'investir', 'corretor', 'dinheiro', 'saopaulo', 'senha'],
  ['corinthians', 'flamengo', 'gremio', 'palmeiras', 'vasco'],
].flat()

/** Guesses that the estimate must reach: at a thousand a second, which scrypt hardly allows, twelve days. */
const minGuesses = 1e9

/**
 * The characters of a password that are judged: what follows them can only make it harder to guess, and the time of the
 * estimate grows with the square of the length.
 */
const judgedCharacters = 32

/** Loaded when the first password is chosen: leaked passwords, names and words of Brazil, keyboards (MIT, zxcvbn-ts). */
let estimator: Promise<ZxcvbnFactory> | undefined
const loadEstimator = () => {
  estimator ??= Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ]).then(
    ([{ ZxcvbnFactory }, common, brazilian]) =>
      new ZxcvbnFactory({
        dictionary: { ...common.dictionary, ...brazilian.dictionary, own: ownWords },
        graphs: common.adjacencyGraphs,
        maxLength: judgedCharacters,
        l33tMaxSubstitutions: 20,
      }),
  )
  return estimator
}

type Owner = Pick<Account, 'name' | 'email'>

/**
 * Refuses a password that is too short (8), too long (128), or that fewer than a billion guesses find by leaked passwords,
 * words and names of Brazil, dates, keyboards, and what the account says of its owner.
 * @throws Refusal 422 `weak_password` with the reason at `newPassword`
 */
async function refuseWeakPassword(password: string, owner: Owner): Promise<void> {
  const problem = await findWeakness(password, owner)
  if (problem === null) return
  throw new Refusal('weak_password', problem, { fields: { newPassword: problem } })
}

async function findWeakness(password: string, owner: Owner): Promise<string | null> {
  const length = [...password].length
  if (length < passwordLengths.min) return `Use pelo menos ${passwordLengths.min} caracteres.`
  if (password.length > passwordLengths.max) return `Use no máximo ${passwordLengths.max} caracteres.`
  const { guesses, sequence } = (await loadEstimator()).check(foldAccents(password), listOwnerWords(owner))
  if (guesses >= minGuesses) return null
  const isOwn = sequence.some(({ dictionaryName }) => ['own', 'userInputs'].includes(String(dictionaryName)))
  return isOwn
    ? 'Esta senha é fácil de adivinhar: quem tenta começa pelo seu nome, pelo e-mail e por palavras deste site. Use outras palavras, de preferência três ou mais.'
    : 'Esta senha é fácil de adivinhar. Use uma frase ou três palavras sem relação entre si.'
}

/** Words are looked up without accents, which guessers leave out first; capitals count for themselves. */
const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}+/gu, '')

/** The parts of name and e-mail, and each as a whole. */
function listOwnerWords({ name, email }: Owner): string[] {
  const local = email.split('@')[0] ?? ''
  const parts = [name, local, email].map(foldText)
  const words = parts.flatMap(part => [
    part.replace(/[^\p{L}\p{N}]+/gu, ''),
    ...part.split(/[^\p{L}\p{N}]+/u),
  ])
  return [...new Set([...parts, ...words])].filter(word => word.length > 2)
}

const resetHours = 1

/** Passwords forgotten, set through a link, and changed. */
export function passwordRoutes(access: AccountDependencies): Hono {
  const { db, now, auth, limits, guard } = access
  const { app, mountCall } = createCallRoutes(guard)

  mountCall(accountCalls.requestPasswordReset, async ({ c, body }) => {
    const email = parseEmail(body.email)
    await limits.count('resetByAddress', readClientAddress(c, access.trustProxy))
    const account = await findAccountByEmail(db, email)
    // The answer is the same and equally fast whether or not there is an account.
    if (account && !account.demonstration) access.inBackground(sendResetLink(account))
    return actionDone
  })

  async function sendResetLink(account: Account): Promise<void> {
    if (!(await limits.tryCount('resetByAccount', account.email))) return
    const expiresAt = new Date(now().getTime() + resetHours * hourMs)
    const token = await issueLink(auth, 'reset-password', account.id, expiresAt)
    const link = `${access.siteUrl()}${pagePaths.newPassword}?${secretParameter}=${token}`
    await access.send(db, {
      to: account.email,
      ...writePasswordResetMail({ name: readGivenName(account), link, hours: resetHours }),
    })
  }

  mountCall(accountCalls.resetPassword, async ({ c, body: { token, newPassword } }) => {
    await limits.count('resetByAddress', readClientAddress(c, access.trustProxy))
    const owner = await findPasswordLinkOwner(auth, token, now())
    const account = owner === null ? null : await findAccount(db, owner)
    if (!account) throw linkInvalidRefusal()
    await refuseWeakPassword(newPassword, account)
    const isFirst = !(await hasPassword(auth, account.id))
    try {
      await auth.api.resetPassword({ body: { token, newPassword } })
    } catch (error) {
      const cause = findAuthCause(error)
      // Another link gave the account its first password at the same moment.
      const overtaken = cause instanceof DatabaseError && cause.code === '23505'
      if (overtaken || (isAPIError(cause) && cause.statusCode < 500)) throw linkInvalidRefusal(cause)
      throw cause
    }
    await settle(account, null, isFirst ? null : 'reset')
    // The link was mailed to the owner, so this client counts as known from here on.
    await rememberClient(c, access, account.id, await readSignInClient(c, access))
    return actionDone
  })

  /**
   * Finishes a password change. The new password is already in effect, so later failures are logged, not answered.
   * Sessions are ended again, because one may have been opened with the old password during the change.
   * @param kind the password was replaced, as the mail to the owner says; `null` for a first password, which replaces none
   */
  async function settle(
    account: Account,
    token: string | null,
    kind: 'changed' | 'reset' | null,
  ): Promise<void> {
    const { id } = account
    try {
      await endSessionsExcept(db, id, token)
      await changeAccount(db, id, { mustChangePassword: false }, now())
      await deletePasswordLinks(db, id)
      await forgetClients(db, id)
      if (kind !== null) await sendPasswordNotice(access, account, kind)
    } catch (error) {
      access.log.error({ err: error }, 'a password was set, its account could not be settled')
    }
  }

  mountCall(accountCalls.changePassword, async ({ c, account, body }) => {
    const { currentPassword, newPassword } = body
    if (!(await hasPassword(auth, account.id))) {
      throw new Refusal('no_password', 'Esta conta não tem senha. Peça um link em “Esqueci minha senha”.')
    }
    if (newPassword === currentPassword) {
      const problem = 'Escolha uma senha diferente da atual.'
      throw new Refusal('weak_password', problem, { fields: { newPassword: problem } })
    }
    await limits.count('passwordByAccount', account.id)
    await refuseWeakPassword(newPassword, account)
    let changed: { headers: Headers; response: { token: string | null } }
    try {
      const change = () =>
        auth.api.changePassword({
          body: { currentPassword, newPassword, revokeOtherSessions: true },
          headers: readSessionHeaders(auth, c.req.raw.headers),
          returnHeaders: true,
        })
      const alone = await db.exclusively(`password of ${account.id}`, change)
      if (!alone)
        throw new Refusal('password_changing', 'A senha está sendo trocada em outra aba neste instante.')
      changed = alone
    } catch (error) {
      if (!isAPIError(error) || error.statusCode >= 500) throw findAuthCause(error)
      if (error.statusCode === 401) throw noSessionRefusal(error)
      const problem = 'A senha atual não confere.'
      throw new Refusal('wrong_password', problem, { fields: { currentPassword: problem }, cause: error })
    }
    await limits.forgive('passwordByAccount', account.id)
    await settle(account, changed.response.token, 'changed')
    await rememberClient(c, access, account.id, await readSignInClient(c, access))
    for (const cookie of changed.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
    return actionDone
  })

  return app
}
