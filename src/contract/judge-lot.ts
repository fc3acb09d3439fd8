import { fromReais } from '#domain/money.ts'
import { toCostQuestion } from './cost-sheet.ts'
import { buildPurchaseToday, judgePurchase, type JudgedReturn } from './judge-purchase.ts'
import { findLotSheet, toLotCostFacts } from './own-lot.ts'
import type { OwnLot } from './own-lot-schemas.ts'

/**
 * Judges a lot from elsewhere as a property of the bank is judged: at its price, by its owner's sheet or by the one it
 * begins with. Where no price was written down, the owner's sheet is judged at its own bid.
 */
export function judgeLot(lot: OwnLot, targetRoi: number): JudgedReturn {
  const sheet = findLotSheet(lot)
  if (sheet === null) return judgePurchase(null)
  const question = toCostQuestion(sheet)
  const facts = { ...toLotCostFacts(lot), price: fromReais(lot.price ?? sheet.bid) }
  return judgePurchase(buildPurchaseToday(facts, question, { targetRoi, own: lot.sheet !== null }))
}
