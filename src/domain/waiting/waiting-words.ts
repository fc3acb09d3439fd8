import type { WaitingGroup } from './waiting-group.ts'
import { type WaitingHundred, type WaitingOdds, type WaitingShare, splitHundred } from './waiting-odds.ts'

/** Continues `imóveis como este, …`: how they are offered. */
export const describeWaitingGroup: Readonly<Record<WaitingGroup, string>> = {
  L1: 'em leilão pela avaliação da Caixa',
  L2: 'em leilão abaixo da avaliação da Caixa',
  A: 'em licitação',
  O0: 'em venda online com menos de 42% de desconto',
  O1: 'em venda online com 42% ou mais de desconto',
  D0: 'em venda direta com menos de 42% de desconto',
  D1: 'em venda direta com 42% ou mais de desconto',
}

export const describeWaitingSource: Readonly<Record<WaitingOdds['source'], string>> = {
  prior: 'listas públicas da Caixa de 24 estados',
  own: 'listas da Caixa lidas aqui; as públicas de 24 estados completam a conta',
}

/** One of the three shares of a hundred, in words. */
interface WaitingOutcome {
  key: keyof WaitingHundred
  /** How many of a hundred; `null` where the range is too wide for a number. */
  count: number | null
  words: string
  /**
   * `entre 48 e 73`, or the direction where the range is too wide; `null` for the listings that stay as they are, and
   * where both ends are one number.
   */
  range: string | null
}

const describeRange = ({ p, low, high, wide }: WaitingShare): string | null => {
  if (wide) return p >= 0.5 ? 'provavelmente a maioria' : 'provavelmente a minoria'
  const [from, to] = [Math.round(low * 100), Math.round(high * 100)]
  return from === to ? null : `entre ${from} e ${to}`
}

/** Lists what becomes of a hundred listings like one, in the order of the picture. */
export function listWaitingOutcomes(odds: Pick<WaitingOdds, 'gone' | 'cheaper'>): WaitingOutcome[] {
  const hundred = splitHundred(odds)
  const { gone, cheaper } = odds
  const countOf = (key: keyof WaitingHundred, ...shares: WaitingShare[]) =>
    shares.some(({ wide }) => wide) ? null : hundred[key]
  return [
    {
      key: 'gone',
      count: countOf('gone', gone),
      words: 'saem da lista, por venda ou retirada',
      range: describeRange(gone),
    },
    {
      key: 'cheaper',
      count: countOf('cheaper', cheaper),
      words: 'ficam mais baratos',
      range: describeRange(cheaper),
    },
    { key: 'unchanged', count: countOf('unchanged', gone, cheaper), words: 'ficam como estão', range: null },
  ]
}

/**
 * How many of the ranges held what later lists showed, measured on levels fitted to the lists up to 2026-01-08 and
 * tested on PB, RS, SC and SP afterwards (decision 032, `npm run bench -- --only waiting`): fewer than the 80 % for which
 * they were built.
 */
const rangeCoverage = { held: 13, measured: 22 } as const

/** Says how far a range can be trusted, by what was measured. */
export const describeRangeCoverage = (): string => {
  const { held, measured } = rangeCoverage
  const tenths = Math.round((held * 10) / measured)
  return `Em listas posteriores, o que se viu caiu dentro da faixa em cerca de ${tenths} de 10 vezes (${held} de ${measured} casos medidos).`
}
