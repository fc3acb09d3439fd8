import type { WaitingGroup } from './waiting-group.ts'
import {
  splitHundred,
  type WaitingHundred,
  type WaitingOdds,
  type WaitingShare,
  type WaitingSilence,
} from './waiting-odds.ts'

/** Continues `imóveis como este, …`: how they are offered. */
export const describeWaitingGroup: Readonly<Record<WaitingGroup, string>> = {
  L1: 'em leilão pela avaliação da Caixa ou acima dela',
  L2: 'em leilão abaixo da avaliação da Caixa',
  A: 'em licitação',
  O0: 'em venda online, ainda sem redução',
  D0: 'em venda direta, ainda sem redução',
  V1: 'em venda por mais de 50% da avaliação, já com redução',
  V2: 'em venda por 40 a 50% da avaliação',
  V3: 'em venda por até 40% da avaliação',
}

export const describeWaitingSource: Readonly<Record<WaitingOdds['source'], string>> = {
  prior: 'listas públicas da Caixa',
  own: 'listas da Caixa lidas aqui; as públicas completam a conta',
}

/** Why nothing is said of what becomes of listings like one. */
export const describeWaitingSilence: Readonly<Record<WaitingSilence, string>> = {
  'unknown-group': 'A lista não diz a modalidade ou a avaliação: não há imóveis como este para comparar.',
  'auction-horizon':
    'Depois de um leilão o imóvel fica semanas fora da lista: em menos de 60 dias nada se sabe dizer.',
  'below-appraisal': 'De leilões abaixo da avaliação não há base para dizer o que acontece.',
  'before-period': 'A lista é de antes do período em que isto foi observado.',
  'ladder-check':
    'Na lista mais nova os preços não seguem a escada: a Caixa pode ter mudado a sua política, e nada se diz.',
}

/** One of the four shares of a hundred, in words. */
export interface WaitingOutcome {
  key: keyof WaitingHundred
  /** How many of a hundred; `null` where the range is too wide for a number, or nothing is known. */
  count: number | null
  words: string
  /** `entre 48 e 73`, or the direction where the range is too wide; `null` where both ends are one number. */
  range: string | null
}

const describeRange = ({ p, low, high, wide }: WaitingShare): string | null => {
  if (wide) return p >= 0.5 ? 'provavelmente a maioria' : 'provavelmente a minoria'
  const [from, to] = [Math.round(low * 100), Math.round(high * 100)]
  return from === to ? null : `entre ${from} e ${to}`
}

const outcomeWords: Readonly<Record<keyof WaitingHundred, string>> = {
  gone: 'saem da lista, por venda ou retirada',
  cheaper: 'ficam mais baratos',
  rebased: 'recomeçam mais caros',
  unchanged: 'ficam como estão',
}

type Shares = Pick<WaitingOdds, 'gone' | 'cheaper' | 'rebased' | 'unchanged'>

/**
 * Lists what becomes of a hundred listings like one, in the order of the picture; empty where nothing is said. Where it is
 * not known how those that stay go on, one line says so of them all.
 */
export function listWaitingOutcomes({ gone, cheaper, rebased, unchanged }: Shares): WaitingOutcome[] {
  if (gone === null) return []
  const describe = (
    key: keyof WaitingHundred,
    share: WaitingShare,
    count: number | null,
  ): WaitingOutcome => ({
    key,
    count: share.wide ? null : count,
    words: outcomeWords[key],
    range: describeRange(share),
  })
  if (cheaper === null || rebased === null || unchanged === null) {
    const left = Math.round(gone.p * 100)
    return [
      describe('gone', gone, left),
      {
        key: 'unchanged',
        count: gone.wide ? null : 100 - left,
        words: 'continuam na lista, e não se sabe se mais baratos, mais caros ou iguais',
        range: null,
      },
    ]
  }
  const shares = { gone, cheaper, rebased, unchanged }
  const hundred = splitHundred(shares)
  const keys = ['gone', 'cheaper', 'rebased', 'unchanged'] as const
  return keys
    .filter(key => key === 'gone' || key === 'cheaper' || hundred[key] > 0 || shares[key].wide)
    .map(key => describe(key, shares[key], hundred[key]))
}

/**
 * How many of the 80 % ranges held: of the shares that leave, in states and dates that the figures had not seen
 * (decision 032). Ninety days were tested in four states only.
 */
export const describeRangeCoverage = (days: number): string =>
  days <= 45
    ? 'Em quatro estados deixados de fora, o que se viu caiu dentro da faixa em 20 de 21 casos.'
    : 'Em listas posteriores, o que se viu caiu dentro da faixa em 50 de 60 casos; prazos de 90 dias só foram vistos em quatro estados.'
