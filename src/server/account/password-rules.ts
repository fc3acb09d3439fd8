import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { passwordLengths } from '#contract/account-limits.ts'
import { foldText } from '#domain/fold-text.ts'
import { Refusal } from '../http/refusal.ts'
import type { Account } from './account-store.ts'

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
export async function refuseWeakPassword(password: string, owner: Owner): Promise<void> {
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
