import { type Centavos, computePercentOfSum, fromReaisOrNull, toReaisOrNull } from '../money.ts'
import type { DebtRules } from '../property/bank-page.ts'
import type { Modality } from '../property/listing.ts'
import { isRuleInForce, readRuleNumber } from '../rules/rule-values.ts'
import { readDebtRule } from './checklist-debts.ts'

/** `bank` = the bank pays all; `excess` = the bank what exceeds the limit; `whole` = the bank all of a debt above it. */
type DebtPayer = 'bank' | 'buyer' | 'excess' | 'whole'

/** Who pays a debt that is older than the sale. */
export interface DebtDuty {
  payer: DebtPayer | 'unknown'
  /** The most that falls to the buyer; `null` = no limit, or not known. */
  limit: Centavos | null
  /** `page` = the property's own page; `usual` = what pages of this kind of sale say; `none` = nobody says. */
  basis: 'page' | 'usual' | 'none'
}

/** The facts on which it depends who pays. */
interface DebtCase {
  /** The page's sentences, where it was read and is of this sale. */
  page: DebtRules | null
  modality: Modality | null
  /** The appraisal. */
  evaluation: Centavos | null
  /** The day of the sale or of the list, `YYYY-MM-DD`. */
  day: string
  /** Who buys lives in the property, owed the loan, or is a relative up to the third degree of who did. */
  isBuyerFormerOwner: boolean
}

const unknown: DebtDuty = { payer: 'unknown', limit: null, basis: 'none' }
const allOfBuyer: DebtDuty = { payer: 'buyer', limit: null, basis: 'usual' }

/** Returns the limit that a rule sets, in percent of the appraisal. */
const limitBy = (key: 'condo-vendas' | 'taxes-vendas', { evaluation, day }: DebtCase): Centavos | null =>
  evaluation === null ? null : computePercentOfSum(evaluation, readRuleNumber(key, day))

/** Reads the page's own sentence; `null` where it has none, only a part of one, or says more than is understood. */
function readPageDuty(rule: string | null, isCut: boolean, evaluation: Centavos | null): DebtDuty | null {
  if (rule === null || isCut) return null
  const { payer, limit } = readDebtRule(rule, toReaisOrNull(evaluation))
  if (payer === 'unread') return null
  return { payer, limit: payer === 'bank' ? 0 : fromReaisOrNull(limit?.value ?? null), basis: 'page' }
}

/** Finds who pays condomínio in this kind of sale; before November 2025 no rule is known. */
function findUsualCondoDuty(debtCase: DebtCase): DebtDuty {
  const { modality, day } = debtCase
  if (modality === null) return unknown
  if (modality === 'leilao') return allOfBuyer
  if (!isRuleInForce('condo-vendas', day)) return unknown
  return { payer: 'excess', limit: limitBy('condo-vendas', debtCase), basis: 'usual' }
}

/**
 * Finds who pays taxes in this kind of sale. Before the pages of August 2026 the rules of sale of November 2025, item
 * 16.2.2, left them to the buyer.
 */
function findUsualTaxDuty(debtCase: DebtCase): DebtDuty {
  const { modality, day } = debtCase
  if (modality === null) return unknown
  if (modality === 'leilao' || !isRuleInForce('taxes-vendas', day)) return allOfBuyer
  return { payer: 'whole', limit: limitBy('taxes-vendas', debtCase), basis: 'usual' }
}

/**
 * Finds who pays condomínio and taxes that are owed: by the page's own sentence, else by the kind of sale and its day. A
 * former owner pays all (rules of sale, item 16.6).
 */
export function findDebtDuties(debtCase: DebtCase): { condominium: DebtDuty; taxes: DebtDuty } {
  const { page, evaluation, isBuyerFormerOwner } = debtCase
  if (isBuyerFormerOwner) return { condominium: allOfBuyer, taxes: allOfBuyer }
  return {
    condominium:
      (page && readPageDuty(page.condominium, page.condominiumCut, evaluation)) ??
      findUsualCondoDuty(debtCase),
    taxes: (page && readPageDuty(page.taxes, page.taxesCut, evaluation)) ?? findUsualTaxDuty(debtCase),
  }
}

/** Computes what of a known debt falls to the buyer, who is taken to pay where nobody says. */
export function computeBuyerDebt({ payer, limit }: DebtDuty, debt: Centavos): Centavos {
  if (payer === 'bank') return 0
  if (limit === null || debt <= limit) return debt
  return payer === 'whole' ? 0 : limit
}

/** The worst that a debt may cost the buyer. */
interface WorstDebt {
  amount: Centavos
  /** False where nothing limits the debt: the amount is then only what accrues in twelve months. */
  isLimited: boolean
}

/**
 * Estimates the worst that a debt may cost: its limit, or where nothing limits it what accrues in twelve months.
 * @param monthly what accrues in a month
 */
export function estimateWorstDebt({ payer, limit }: DebtDuty, monthly: Centavos, day: string): WorstDebt {
  if (payer === 'bank') return { amount: 0, isLimited: true }
  if (limit !== null) return { amount: limit, isLimited: true }
  return { amount: monthly * readRuleNumber('worst-condo-months', day), isLimited: false }
}
