import { Hono } from 'hono'
import { pino } from 'pino'
import { calculatorRoutes } from '#server/calculators/calculator-routes.ts'
import { createErrorBoundary } from '#server/http/error-boundary.ts'
import { createContractClient } from './contract-client.ts'

const app = new Hono()
app.onError(createErrorBoundary(pino({ level: 'silent' })))
app.route('/', calculatorRoutes())

/** The calculators alone, which need no database. */
export const calculatorClient = createContractClient(app)

/** The default inputs of the financing simulation. */
export const financingInputs = {
  valorMercado: 272500,
  valorArremate: 197976,
  entradaPercent: 60,
  taxaJurosAnual: 9.8,
  numeroParcelas: 240,
  despesasIniciais: 22776,
  valorizacaoMensal: 0.3,
  mesesAteVenda: 10,
  sistema: 'SAC',
}
export const bidInputs = { evaluationValue: 200000, initialBid: 120000, desiredRoi: 15 }
/** The check values of the cost sheet. */
export const costInputs = {
  bid: 200000,
  saleValue: 320000,
  months: 12,
  commissionPercent: 5,
  itbiPercent: 3,
  deedPercent: 1,
  registryPercent: 1,
  evictionCost: 6000,
  evictionMonth: 1,
  reformCost: 30000,
  reformMonth: 4,
  reformDocumented: true,
  monthlyHolding: 500,
  brokeragePercent: 6,
  incomeTaxPercent: 15,
  desiredRoi: 15,
}
