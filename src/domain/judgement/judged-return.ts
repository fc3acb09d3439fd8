import type { ReturnRange } from '../calculators/cost-assumptions.ts'
import { formatNetRoi, formatNetRoiEnds } from '../format-figures.ts'

/** Discounts above this, in percent, are out of the ordinary: the list does not say why. */
const unusualDiscountPercent = 80

/** Whether a discount is over 80 %. */
export const isUnusualDiscount = (discount: number | null): boolean =>
  discount !== null && discount > unusualDiscountPercent

/** Whether a discount is over 80 % and the bank page, which may say why, has not been read: no return is stated by it. */
export const isUnexplainedDiscount = ({
  discount,
  pageRead,
}: {
  discount: number | null
  pageRead: boolean
}): boolean => isUnusualDiscount(discount) && !pageRead

/** From these net ROIs on, in percent, a return is high: in the probable case, and without a loss in the pessimistic one. */
export const highReturnBounds = { base: 20, low: 0 } as const

/** Whether a listing is marked "ROI Alto"; one whose discount nothing explains is not. */
export const isHighReturn = (range: ReturnRange | null, isUnexplained: boolean): boolean =>
  range !== null && !isUnexplained && range.base >= highReturnBounds.base && range.low >= highReturnBounds.low

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

/** The remark before the return of a listing whose discount nothing explains. */
export const unexplainedReturnText = 'Fora do comum: leia a página da Caixa antes de contar com este retorno'

/** The facts on which the words about a listing's return depend. */
interface JudgedReturnFacts {
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
