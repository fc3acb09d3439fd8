import { passwordLengths } from '#contract/account-limits.ts'
import { foldText } from '#domain/fold-text.ts'
import { Refusal } from '../http/refusal.ts'

/** Passwords common in Brazil that the international list lacks. */
const commonBrazilianPasswords = [
  'arremate',
  'brasil',
  'caixa',
  'corinthians',
  'flamengo',
  'gremio',
  'leilao',
  'palmeiras',
  'saopaulo',
  'senha',
  'vasco',
]

/** The 49,000 most common leaked passwords (MIT, zxcvbn-ts); loaded when the first password is chosen. */
let common: Promise<ReadonlySet<string>> | undefined
const commonPasswords = () => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  )
  return common
}

/**
 * Refuses a password that is too short (8), too long (128), common, or derived from the account's own e-mail.
 * @throws Refusal 422 `weak_password` with the reason at `newPassword`
 */
export async function refuseWeakPassword(password: string, email: string): Promise<void> {
  const problem = await findWeakness(password, email)
  if (problem === null) return
  throw new Refusal('weak_password', problem, { fields: { newPassword: problem } })
}

async function findWeakness(password: string, email: string): Promise<string | null> {
  const length = [...password].length
  if (length < passwordLengths.min) return `Use pelo menos ${passwordLengths.min} caracteres.`
  if (password.length > passwordLengths.max) return `Use no máximo ${passwordLengths.max} caracteres.`
  const plain = foldText(password).replaceAll(' ', '')
  const word = plain.replace(/[^a-z]+/g, '')
  const own = foldText(email.split('@')[0] ?? '').replace(/[^a-z]+/g, '')
  const known = await commonPasswords()
  const obvious =
    known.has(plain) ||
    new Set(plain).size < (length < 20 ? 3 : 2) ||
    '01234567890123456789'.includes(plain) ||
    (commonBrazilianPasswords.includes(word) && length < 14) ||
    plain === foldText(email) ||
    (own.length > 3 && word === own)
  return obvious ? 'Esta senha é fácil de adivinhar. Escolha outra, mais longa ou menos comum.' : null
}
