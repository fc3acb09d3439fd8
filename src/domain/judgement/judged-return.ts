import type { ReturnRange } from '../calculators/cost-assumptions.ts'
import { flatAppraisal, type SaleGround } from '../calculators/sale-ground.ts'
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

/** How much may be said of a return: on what the sale value rests, and whether the discount is explained. */
export interface ReturnStanding {
  ground: SaleGround
  /** The discount is over 80 % and the bank page has not been read. */
  isUnexplained: boolean
  /** Offered in a first auction, whose price is a legal floor. */
  isFirstAuction: boolean
  /** The newest list with it is too old for a verdict. */
  isStale: boolean
}

/** Whether a return has evidence behind it, so that it is drawn, coloured and compared. */
export const isGrounded = (ground: SaleGround): boolean => ground !== 'none'

/** Whether only the bank's list speaks for a return, which therefore proves nothing. */
export const isOnListAlone = ({
  ground,
  isUnexplained,
}: Pick<ReturnStanding, 'ground' | 'isUnexplained'>): boolean => isUnexplained || !isGrounded(ground)

/** Whether no highest bid is named: only the bank's list speaks for the return, or the listing has probably left. */
export const isBidWithheld = (
  standing: Pick<ReturnStanding, 'ground' | 'isUnexplained'> & {
    /** What says that it has probably left (`findLikelyGone`). */
    likelyGone: object | null
  },
): boolean => standing.likelyGone !== null || isOnListAlone(standing)

/** Whether a gain is shown without colour: only the list speaks for it, or an old one does. */
export const isQuietReturn = (standing: ReturnStanding): boolean =>
  isOnListAlone(standing) || standing.isStale

/** Whether a listing is marked "ROI Alto"; one without ground, explanation or a fresh list, or in its first auction is not. */
export const isHighReturn = (
  range: ReturnRange | null,
  { ground, isUnexplained, isFirstAuction, isStale }: ReturnStanding,
): boolean =>
  range !== null &&
  isGrounded(ground) &&
  !isUnexplained &&
  !isFirstAuction &&
  !isStale &&
  range.base >= highReturnBounds.base &&
  range.low >= highReturnBounds.low

/** Percent by which the appraisal of a flat errs in eight of ten: the farther end. */
const appraisalError = Math.round((flatAppraisal.spread.high - 1) * 100)

/** What is said of an appraisal of a flat wherever a sale value rests on it. */
export const appraisalErrs = `erra até ${appraisalError}%`

/** On what a return rests: continues `ROI líquido 16%, …`. */
export const describeGround: Readonly<Record<SaleGround, string>> = {
  paid: 'com base no que se pagou no prédio',
  appraisal: `pela avaliação, que ${appraisalErrs}`,
  none: 'se vender pela avaliação',
  own: 'pelo seu valor de venda',
}

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

/** `16% · de −13% a 45%, com base no que se pagou no prédio`: without a ground only the number, which proves nothing. */
export const describeGroundedReturn = (range: ReturnRange, ground: SaleGround, own = false): string =>
  `${isGrounded(ground) ? describeReturn(range) : formatNetRoi(range.base)}${own ? ' (sua conta)' : ''}, ${describeGround[ground]}`

/** The remark before the return of a listing whose discount nothing explains. */
export const unexplainedReturnText = 'Fora do comum: leia a página da Caixa antes de contar com este retorno'

/** The facts on which the words about a listing's return depend. */
interface JudgedReturnFacts {
  gone: boolean
  returnRange: ReturnRange | null
  /** The discount is over 80 % and the bank page has not been read. */
  isUnexplained: boolean
  ground: SaleGround
  /** By the person's sheet or answers, not by the assumptions. */
  own: boolean
}

/** Describes a listing's net return in one line, with what must be known before it, and on what it rests. */
export function describeJudgedReturn({
  gone,
  returnRange,
  isUnexplained,
  ground,
  own,
}: JudgedReturnFacts): string {
  if (gone) return 'saiu da lista da Caixa'
  if (returnRange === null) return 'ROI líquido não informado: a lista não traz a avaliação da Caixa'
  const words = `ROI líquido ${describeGroundedReturn(returnRange, ground, own)}`
  return isUnexplained ? `${unexplainedReturnText}. ${words}` : words
}
