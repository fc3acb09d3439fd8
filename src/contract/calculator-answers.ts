import { calculateBid } from '#domain/calculators/bid-calculator.ts'
import { computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import { type FinancedPurchase, computeFinancedPurchase } from '#domain/calculators/financed-purchase.ts'
import type { Instalment } from '#domain/loans/loan-terms.ts'
import { fromReais, toReais } from '#domain/money.ts'
import type { BidAnswer, BidQuestion, FinancingAnswer, FinancingQuestion } from './calculator-schemas.ts'
import type { CostSheetAnswer, CostSheet } from './cost-sheet-schemas.ts'
import { presentCosts, applyRate, toCostQuestion } from './cost-sheet.ts'

const toPurchase = (question: FinancingQuestion): FinancedPurchase => ({
  marketValue: fromReais(question.valorMercado),
  bid: fromReais(question.valorArremate),
  downPercent: question.entradaPercent,
  yearlyRate: question.taxaJurosAnual,
  instalments: question.numeroParcelas,
  system: question.sistema === 'SAC' ? 'sac' : 'price',
  initialExpenses: fromReais(question.despesasIniciais),
  additionalExpenses: fromReais(question.despesasAdicionais),
  documentExpenses: fromReais(question.despesasDocumentacao),
  appreciation: question.valorizacaoMensal,
  months: question.mesesAteVenda,
  monthlyTax: fromReais(question.iptuMensal),
  monthlyCondo: fromReais(question.condominio),
})

const row = ({ number, payment, amortization, interest, balance }: Instalment) => ({
  parcela: number,
  valor: toReais(payment),
  amortizacao: toReais(amortization),
  juros: toReais(interest),
  saldoDevedor: toReais(balance),
})

/** Computes a financed purchase and its sale, with the Portuguese field names of the API. */
export function answerFinancing(question: FinancingQuestion): FinancingAnswer {
  const result = computeFinancedPurchase(toPurchase(question))
  const { simplified, cashFlow } = result
  return {
    valorMercado: question.valorMercado,
    valorArremate: question.valorArremate,
    valorEntrada: toReais(result.downPayment),
    valorFinanciado: toReais(result.financed),
    iptuMensal: question.iptuMensal,
    condominio: question.condominio,
    despesasAdicionais: question.despesasAdicionais,
    despesasDocumentacao: question.despesasDocumentacao,
    tipoFinanciamento: question.sistema,
    taxaJurosAnual: question.taxaJurosAnual,
    taxaJurosMensal: applyRate(result.monthlyPercent) ?? 0,
    numeroParcelas: question.numeroParcelas,
    valorPrimeiraParcela: toReais(result.firstPayment),
    valorUltimaParcela: toReais(result.lastPayment),
    totalPagoAteVenda: toReais(result.paidUntilSale),
    totalJurosAteVenda: toReais(result.interestUntilSale),
    mesesAteVenda: question.mesesAteVenda,
    valorizacaoMensal: question.valorizacaoMensal,
    diferencaMercadoArremate: toReais(result.savings),
    lucroEstimadoAteVenda: toReais(result.estimatedProfit),
    lucroAposVenda: toReais(simplified.profit),
    investimentoTotal: toReais(simplified.invested),
    roiTotal: applyRate(simplified.roi),
    roiMensal: applyRate(simplified.monthlyRoi),
    tabelaParcelas: result.schedule.map(row),
    fluxoDeCaixa: {
      saldoDevedorNaVenda: toReais(cashFlow.balance),
      totalInvestido: toReais(cashFlow.invested),
      lucroLiquido: toReais(cashFlow.netProfit),
      roi: applyRate(cashFlow.roi),
      tirMensal: applyRate(cashFlow.irrMonthly, 100),
      tirAnual: applyRate(cashFlow.irrAnnual, 100),
    },
  }
}

/**
 * Computes rules of thumb for a bid.
 * @throws RangeError when appraisal or bid are not above 0, which the contract does not let through
 */
export function answerBid({ evaluationValue, initialBid, desiredRoi }: BidQuestion): BidAnswer {
  const figures = calculateBid({
    evaluation: fromReais(evaluationValue),
    initialBid: fromReais(initialBid),
    desiredRoi,
  })
  if (figures === null) throw new RangeError('Appraisal and bid must be above 0')
  return {
    marketValue: toReais(figures.marketValue),
    idealBid: toReais(figures.idealBid),
    maxBid: toReais(figures.maxBid),
    estimatedROI: figures.estimatedRoi,
    discount: figures.discount,
    goodDeal: figures.goodDeal,
  }
}

/** Computes the whole cost sheet. */
export const answerCosts = (sheet: CostSheet): CostSheetAnswer =>
  presentCosts(computeCostSheet(toCostQuestion(sheet)))
