import { formatWholePercent } from '../format-figures.ts'
import { fromReais, roundReais } from '../money.ts'
import { computeDiscount } from '../property/price-figures.ts'
import type { ChecklistFacts, ChecklistItem } from './checklist-facts.ts'
import { formatPlaceName } from '../property/place-names.ts'
import {
  describeOutdatedPage,
  isPageOutdated,
  isDirectSale,
  findOutdatingChange,
  describePageSource,
  formatChecklistReais,
  citeSaleRules,
} from './checklist-words.ts'

const either = (value: boolean | null, says: { yes: string; no: string; unknown: string }): string =>
  value === null ? says.unknown : value ? says.yes : says.no

/** The texts for when list and page disagree, by which of them accepts financing. */
const disagreementTexts = {
  list: 'Lista e página divergem: a lista diz que aceita financiamento; a página, que não. Confirme com a Caixa antes da proposta.',
  page: 'Lista e página divergem: a página diz que aceita financiamento; a lista, que não. Confirme com a Caixa antes da proposta.',
} as const

/** Checks how the property can be paid. */
export function checkPayment(facts: ChecklistFacts): ChecklistItem {
  const { financing, fgts, bankPage } = facts
  // A page about another modality says nothing about the present sale.
  const ofThisSale = findOutdatingChange(facts) !== 'a modalidade'
  const said = ofThisSale ? (bankPage?.paymentForms ?? []) : []
  const item = {
    key: 'payment',
    title: 'Formas de pagamento',
    excerpt: said.length > 0 ? said.join(' ') : null,
    source: said.length > 0 ? describePageSource(facts) : 'Lista da Caixa',
  } as const
  if (financing === null && fgts === null) {
    const others = isDirectSale(facts) ? '; o que ela não cita não é aceito' : ''
    return {
      ...item,
      state: 'unknown',
      text: `Não sabemos se aceita financiamento ou FGTS. Veja na página do imóvel${others}.`,
      source: isDirectSale(facts) ? citeSaleRules(facts, '8.1.1') : describePageSource(facts),
    }
  }
  const own = ofThisSale ? (bankPage?.financing ?? null) : null
  const apart = financing !== null && own !== null && own !== financing
  const credit = apart
    ? disagreementTexts[financing ? 'list' : 'page']
    : either(financing, {
        yes: 'Aceita financiamento: tenha o crédito aprovado antes da proposta.',
        no: 'Não aceita financiamento.',
        unknown: 'Sobre financiamento, não informado.',
      })
  const fund = either(fgts, {
    yes: 'Aceita FGTS, se você e o imóvel se enquadram: confirme em uma agência.',
    no: 'Não aceita FGTS.',
    unknown: 'Sobre FGTS, não informado.',
  })
  const boleto = isDirectSale(facts)
    ? ' Depois da homologação, são 2 dias úteis para pagar o boleto da parte em recursos próprios. Se tudo for em recursos próprios e passar de R$ 500 mil, esse boleto é de 5%, e o resto vence em 30 a 120 dias, conforme o valor (Regras da Venda Online, itens 12.1 e 12.1.4).'
    : ''
  const now =
    said.length > 0 || fgts !== null ? describeOutdatedPage(facts, 'confira nela as formas de hoje.') : ''
  return {
    ...item,
    state: financing === true && !apart && now === '' ? 'ok' : 'attention',
    text: `${credit} ${fund}${now}${boleto}`,
    source:
      apart || (financing !== own && said.length > 0)
        ? `Lista da Caixa; ${describePageSource(facts)}`
        : item.source,
  }
}

/** Compares the price with the appraisal, and the second auction's minimum with the first one's. */
export function checkPrice(facts: ChecklistFacts): ChecklistItem {
  const { price: minimum, evaluationValue, bankPage } = facts
  const item = { key: 'price', title: 'Preço mínimo', excerpt: null, source: 'Lista da Caixa' } as const
  const [first, second] = [bankPage?.price ?? null, bankPage?.secondAuctionPrice ?? null]
  const higher =
    first !== null && second !== null && second > first && !isPageOutdated(facts)
      ? ` O mínimo do 2º leilão (${formatChecklistReais(second)}) é maior que o do 1º (${formatChecklistReais(first)}).`
      : ''
  const source = higher === '' ? item.source : `${item.source}; ${describePageSource(facts)}`
  if (evaluationValue === null || evaluationValue <= 0) {
    return {
      ...item,
      state: 'unknown',
      text: `A lista não traz a avaliação: compare com anúncios da região.${higher}`,
      source,
    }
  }
  const share = Math.abs(computeDiscount(fromReais(minimum), fromReais(evaluationValue)) ?? 0)
  const apart =
    share > 0 ? formatWholePercent(share) : formatChecklistReais(Math.abs(minimum - evaluationValue))
  if (minimum > evaluationValue) {
    return {
      ...item,
      state: 'risk',
      text: `${apart} acima da avaliação da Caixa, de ${formatChecklistReais(evaluationValue)}.${higher}`,
      source,
    }
  }
  const compared =
    minimum === evaluationValue ? 'Igual à avaliação da Caixa' : `${apart} abaixo da avaliação da Caixa`
  return {
    ...item,
    state: higher === '' ? 'ok' : 'attention',
    text: `${compared}, de ${formatChecklistReais(evaluationValue)}. Compare com anúncios da região: a avaliação é do banco.${higher}`,
    source,
  }
}

const commissionShare = 0.05

/**
 * Checks the auctioneer's commission, paid on top of the bid: 5 % in leilões and licitações (Decreto 21.981/1932,
 * art. 24), none in vendas.
 */
export function checkCommission(facts: ChecklistFacts): ChecklistItem {
  const item = { key: 'commission', title: 'Comissão', excerpt: null } as const
  if (isDirectSale(facts)) {
    return {
      ...item,
      state: 'ok',
      text: 'Nada a pagar: o corretor credenciado é pago pela Caixa.',
      source: citeSaleRules(facts, '4.1'),
    }
  }
  if (facts.modality === null) {
    return {
      ...item,
      state: 'unknown',
      text: 'Depende da modalidade: 5% do lance em leilões e licitações, nada nas vendas.',
      source: citeSaleRules(facts, ''),
    }
  }
  const { auctioneerName, price: minimum } = facts
  const whom =
    auctioneerName === null || isPageOutdated(facts)
      ? 'ao leiloeiro'
      : `ao leiloeiro, ${formatPlaceName(auctioneerName)},`
  return {
    ...item,
    state: 'attention',
    text: `5% do lance, pagos ${whom} por fora do preço: ${formatChecklistReais(roundReais(minimum * commissionShare))} pelo mínimo. Confirme no edital.`,
    source: `Decreto 21.981/1932, art. 24; ${citeSaleRules(facts, '')}`,
  }
}
