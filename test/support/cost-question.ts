import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import { unknownPlace } from '#domain/transfer-costs/acquisition-costs.ts'

/** A cost sheet with only a bid and a sale after ten months, for tests to extend. */
export const bareCosts: CostQuestion = {
  bid: 100_000_00,
  saleValue: 150_000_00,
  months: 10,
  commissionPercent: 0,
  itbiPercent: 0,
  deedPercent: 0,
  registryPercent: 0,
  place: unknownPlace,
  condoDebt: 0,
  taxDebt: 0,
  evictionCost: 0,
  evictionMonth: 0,
  reformCost: 0,
  reformMonth: 0,
  reformDocumented: 0,
  monthlyHolding: 0,
  brokeragePercent: 0,
  incomeTaxPercent: 0,
  desiredRoi: 15,
  monthlyRent: null,
}
