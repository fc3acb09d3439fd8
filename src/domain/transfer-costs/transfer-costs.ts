import { isWithinSfh } from '../loans/bank-loan.ts'
import type { Centavos } from '../money.ts'
import type { Uf } from '../states.ts'
import { addCosts, type CostBounds, type CostFigure } from './cost-figure.ts'
import { estimateDeedFee } from './deed-fees.ts'
import { estimateItbi } from './estimate-itbi.ts'
import { estimateRegistrationFee } from './registration-fees.ts'

/** What the costs of a transfer depend on. */
interface Transfer {
  uf: Uf
  city: string
  price: Centavos
  /** What the bank lends; 0 in a purchase with own money. */
  loan: Centavos
  /** The appraisal; `null` = not known, then the price counts. */
  evaluation: Centavos | null
  /** Whether it is the first home that the buyer gets, bought to live in. */
  isFirstHome: boolean
  /** Whether it is the first one that the buyer finances by the SFH. */
  isFirstSfhHome: boolean
  /** Whether the ITBI is paid only after contract or deed; absent = before. */
  isItbiPaidLate?: boolean | undefined
  /** The rate of ITBI that the person has found out, in percent. */
  ownItbiPercent?: number | undefined
}

/** What it costs to become the owner, beside the price. */
interface TransferCosts {
  itbi: CostFigure
  /** `null` in a financed purchase: the bank's contract counts as a deed (Lei 9.514/1997, art. 38). */
  deed: CostFigure | null
  registration: CostFigure
  /** The registration of the bank's lien; `null` without a loan. */
  guaranteeRegistration: CostFigure | null
  total: CostBounds
}

/**
 * Estimates what a transfer costs at the place of the property: ITBI, and either a deed with one registration or, with
 * the bank's loan, two registrations and no deed. The bank's loan is one of the SFH up to its ceiling: then the emoluments
 * of a first home so financed are halved.
 */
export function estimateTransferCosts(transfer: Transfer): TransferCosts {
  const { uf, city, price, loan, isFirstHome, isFirstSfhHome, ownItbiPercent, isItbiPaidLate } = transfer
  const isFinanced = loan > 0
  const isSfh = isFinanced && isWithinSfh(transfer.evaluation ?? price)
  const halved = isSfh && isFirstSfhHome
  const itbi = estimateItbi({
    uf,
    city,
    base: price,
    financed: isSfh ? loan : 0,
    isFirstHome,
    isPaidLate: isItbiPaidLate ?? false,
    ownPercent: ownItbiPercent,
  })
  const deed = isFinanced ? null : estimateDeedFee(uf, price)
  const registration = estimateRegistrationFee(uf, price, { act: 'purchase', isFirstHome: halved })
  const guaranteeRegistration = isFinanced
    ? estimateRegistrationFee(uf, loan, { act: 'guarantee', isFirstHome: halved })
    : null
  const parts = [itbi, deed, registration, guaranteeRegistration].filter(part => part !== null)
  return { itbi, deed, registration, guaranteeRegistration, total: addCosts(parts) }
}
