import type { CostSheet } from '#contract/cost-sheet-schemas.ts'

/** The cost sheet whose results the specification gives; the reform has receipts. */
export const exampleCostSheet: CostSheet = {
  bid: 200_000,
  saleValue: 320_000,
  months: 12,
  modality: 'leilao',
  state: null,
  city: null,
  commissionPercent: 5,
  itbiPercent: 3,
  deedPercent: 1,
  registryPercent: 1,
  condoDebt: 0,
  taxDebt: 0,
  evictionCost: 6_000,
  evictionMonth: 1,
  reformCost: 30_000,
  reformMonth: 4,
  reformDocumented: true,
  monthlyHolding: 500,
  brokeragePercent: 6,
  incomeTaxPercent: 15,
  desiredRoi: 15,
  monthlyRent: null,
}
