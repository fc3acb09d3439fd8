import { BidAnswer, BidQuestion, FinancingAnswer, FinancingQuestion } from './calculator-schemas.ts'
import type { ApiCall } from './api-call.ts'
import { CostSheetAnswer, CostSheet } from './cost-sheet-schemas.ts'

const tag = 'Calculadoras'

/** The calculators: public and pure; the pages compute the same in the browser with the same code. */
export const calculatorCalls = {
  financing: {
    method: 'post',
    path: '/api/calculators/financing',
    tag,
    summary: 'Financiamento em SAC ou PRICE, com o resultado de uma venda',
    access: 'public',
    turn: { queue: 'computing', cost: 20 },
    changesNothing: true,
    body: FinancingQuestion,
    response: FinancingAnswer,
    errors: ['bad_request'],
  },
  bid: {
    method: 'post',
    path: '/api/calculators/bid',
    tag,
    summary: 'Lance ideal e lance máximo pela avaliação',
    access: 'public',
    turn: { queue: 'computing', cost: 20 },
    changesNothing: true,
    body: BidQuestion,
    response: BidAnswer,
    errors: ['bad_request'],
  },
  costs: {
    method: 'post',
    path: '/api/calculators/costs',
    tag,
    summary: 'Custo total de uma compra para revenda: lucro, ROI, TIR e lance máximo',
    access: 'public',
    turn: { queue: 'computing', cost: 20 },
    changesNothing: true,
    body: CostSheet,
    response: CostSheetAnswer,
    errors: ['bad_request'],
  },
} as const satisfies Record<string, ApiCall>
