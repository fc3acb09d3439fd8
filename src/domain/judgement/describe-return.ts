import type { ReturnRange } from '../calculators/cost-assumptions.ts'
import { formatNetRoi, formatNetRoiEnds } from '../format-figures.ts'

/** `15% · de −3% a 28%`: a net return with its ends, as every screen and mail writes it. */
export const describeReturn = ({ low, base, high }: ReturnRange): string =>
  `${formatNetRoi(base)} · ${describeReturnEnds({ low, high })}`

/** `de −3% a 28%` */
export const describeReturnEnds = (range: Pick<ReturnRange, 'low' | 'high'>): string =>
  `de ${formatNetRoiEnds(range).join(' a ')}`

/** `−3 a 28%`: the same where there is little room. */
export const describeReturnEndsShort = (range: Pick<ReturnRange, 'low' | 'high'>): string => {
  const [low, high] = formatNetRoiEnds(range)
  return `${low.replace(/%$/, '')} a ${high}`
}

/** What is said before the return of a listing whose discount nothing explains. */
export const unexplainedReturnText = 'Fora do comum: leia a página da Caixa antes de contar com este retorno'

/** What the words about a listing's return depend on. */
export interface JudgedReturnFacts {
  gone: boolean
  returnRange: ReturnRange | null
  /** The discount is over 80 % and the bank page has not been read. */
  isUnexplained: boolean
  /** By the person's sheet or answers, not by the assumptions. */
  own: boolean
}

/** Describes a listing's net return in one line, with what must be known before it. */
export function describeJudgedReturn({ gone, returnRange, isUnexplained, own }: JudgedReturnFacts): string {
  if (gone) return 'saiu da lista da Caixa'
  if (returnRange === null) return 'ROI líquido não informado: a lista não traz a avaliação da Caixa'
  const words = `ROI líquido ${describeReturn(returnRange)}${own ? ' (sua conta)' : ''}`
  return isUnexplained ? `${unexplainedReturnText}. ${words}` : words
}
