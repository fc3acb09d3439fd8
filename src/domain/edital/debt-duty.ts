import { type Centavos, computePercentOfSum, fromReaisOrNull, toReaisOrNull } from '../money.ts'
import type { DebtRules } from '../property/bank-page.ts'
import type { Modality } from '../property/listing.ts'
import { readRuleNumber } from '../rules/rule-values.ts'
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
export interface DebtCase {
  /** The page's sentences, where it was read and is of this sale. */
  page: DebtRules | null
  modality: Modality | null
  evaluation: Centavos | null
  /** The day of the sale or of the list, `YYYY-MM-DD`. */
  day: string
}

const limitOf = (evaluation: Centavos | null, percent: number): Centavos | null =>
  evaluation === null ? null : computePercentOfSum(evaluation, percent)

/** Reads the page's own sentence; `null` where it has none, only a part of one, or says more than is understood. */
function readPageDuty(rule: string | null, isCut: boolean, evaluation: Centavos | null): DebtDuty | null {
  if (rule === null || isCut) return null
  const { payer, limit } = readDebtRule(rule, toReaisOrNull(evaluation))
  if (payer === 'unread') return null
  return { payer, limit: payer === 'bank' ? 0 : fromReaisOrNull(limit?.value ?? null), basis: 'page' }
}

/** Finds what pages of this kind of sale say of a debt. */
function findUsualDuty(debt: 'condominium' | 'taxes', { modality, evaluation, day }: DebtCase): DebtDuty {
  if (modality === null) return { payer: 'unknown', limit: null, basis: 'none' }
  if (modality === 'leilao') return { payer: 'buyer', limit: null, basis: 'usual' }
  if (debt === 'condominium')
    return {
      payer: 'excess',
      limit: limitOf(evaluation, readRuleNumber('condo-vendas', day)),
      basis: 'usual',
    }
  // Before August 2026 the rules of sale, item 16.2.2, left the taxes to the buyer.
  return day < '2026-08-01'
    ? { payer: 'buyer', limit: null, basis: 'usual' }
    : { payer: 'whole', limit: limitOf(evaluation, readRuleNumber('taxes-vendas', day)), basis: 'usual' }
}

/** Finds who pays condomínio and taxes that are owed: by the page's own sentence, else by the kind of sale and its day. */
export function findDebtDuties(debtCase: DebtCase): { condominium: DebtDuty; taxes: DebtDuty } {
  const { page, evaluation } = debtCase
  return {
    condominium:
      (page && readPageDuty(page.condominium, page.condominiumCut, evaluation)) ??
      findUsualDuty('condominium', debtCase),
    taxes: (page && readPageDuty(page.taxes, page.taxesCut, evaluation)) ?? findUsualDuty('taxes', debtCase),
  }
}

/** The worst that a debt may cost the buyer. */
export interface WorstDebt {
  amount: Centavos
  /** False where nothing limits the debt: the amount is then only what usually accrues. */
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
