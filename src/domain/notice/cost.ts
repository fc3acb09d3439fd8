import { percent } from '../format.ts'
import { fromReais } from '../money.ts'
import { discount } from '../property/figures.ts'
import type { ChecklistFacts, ChecklistItem } from './facts.ts'
import { displayName } from '../property/names.ts'
import { changedSince, isOutdated, isSale, outdatedBy, pageSource, reais, rules } from './words.ts'

const either = (value: boolean | null, says: { yes: string; no: string; unknown: string }): string =>
  value === null ? says.unknown : value ? says.yes : says.no

/** The texts for when list and page disagree, by which of them accepts financing. */
const differing = {
  list: 'Lista e página divergem: a lista diz que aceita financiamento; a página, que não. Confirme com a Caixa antes da proposta.',
  page: 'Lista e página divergem: a página diz que aceita financiamento; a lista, que não. Confirme com a Caixa antes da proposta.',
} as const

/** Checks how the property can be paid. */
export function payment(facts: ChecklistFacts): ChecklistItem {
  const { financing, fgts, bankPage } = facts
  // A page about another modality says nothing about the present sale.
  const ofThisSale = outdatedBy(facts) !== 'a modalidade'
  const said = ofThisSale ? (bankPage?.paymentForms ?? []) : []
  const item = {
    key: 'payment',
    title: 'Formas de pagamento',
    excerpt: said.length > 0 ? said.join(' ') : null,
    source: said.length > 0 ? pageSource(facts) : 'Lista da Caixa',
  } as const
  if (financing === null && fgts === null) {
    const others = isSale(facts) ? '; o que ela não cita não é aceito' : ''
    return {
      ...item,
      state: 'unknown',
      text: `Não sabemos se aceita financiamento ou FGTS. Veja na página do imóvel${others}.`,
      source: isSale(facts) ? rules(facts, '8.1.1') : pageSource(facts),
    }
  }
  const own = ofThisSale ? (bankPage?.financing ?? null) : null
  const apart = financing !== null && own !== null && own !== financing
  const credit = apart
    ? differing[financing ? 'list' : 'page']
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
  const boleto = isSale(facts)
    ? ' Depois da homologação, são 2 dias úteis para pagar o boleto da parte em recursos próprios. Se tudo for em recursos próprios e passar de R$ 500 mil, esse boleto é de 5%, e o resto vence em 30 a 120 dias, conforme o valor (Regras da Venda Online, itens 12.1 e 12.1.4).'
    : ''
  const now = said.length > 0 || fgts !== null ? changedSince(facts, 'confira nela as formas de hoje.') : ''
  return {
    ...item,
    state: financing === true && !apart && now === '' ? 'ok' : 'attention',
    text: `${credit} ${fund}${now}${boleto}`,
    source:
      apart || (financing !== own && said.length > 0) ? `Lista da Caixa; ${pageSource(facts)}` : item.source,
  }
}

/** Compares the price with the appraisal, and the second auction's minimum with the first one's. */
export function price(facts: ChecklistFacts): ChecklistItem {
  const { price: minimum, evaluationValue, bankPage } = facts
  const item = { key: 'price', title: 'Preço mínimo', excerpt: null, source: 'Lista da Caixa' } as const
  const [first, second] = [bankPage?.price ?? null, bankPage?.secondAuctionPrice ?? null]
  const higher =
    first !== null && second !== null && second > first && !isOutdated(facts)
      ? ` O mínimo do 2º leilão (${reais(second)}) é maior que o do 1º (${reais(first)}).`
      : ''
  const source = higher === '' ? item.source : `${item.source}; ${pageSource(facts)}`
  if (evaluationValue === null || evaluationValue <= 0) {
    return {
      ...item,
      state: 'unknown',
      text: `A lista não traz a avaliação: compare com anúncios da região.${higher}`,
      source,
    }
  }
  const share = Math.abs(discount(fromReais(minimum), fromReais(evaluationValue)) ?? 0)
  const apart = share > 0 ? percent(share) : reais(Math.abs(minimum - evaluationValue))
  if (minimum > evaluationValue) {
    return {
      ...item,
      state: 'risk',
      text: `${apart} acima da avaliação da Caixa, de ${reais(evaluationValue)}.${higher}`,
      source,
    }
  }
  const compared =
    minimum === evaluationValue ? 'Igual à avaliação da Caixa' : `${apart} abaixo da avaliação da Caixa`
  return {
    ...item,
    state: higher === '' ? 'ok' : 'attention',
    text: `${compared}, de ${reais(evaluationValue)}. Compare com anúncios da região: a avaliação é do banco.${higher}`,
    source,
  }
}

const commissionShare = 0.05

/**
 * Checks the auctioneer's commission, paid on top of the bid: 5 % in leilões and licitações (Decreto 21.981/1932,
 * art. 24), none in vendas.
 */
export function commission(facts: ChecklistFacts): ChecklistItem {
  const item = { key: 'commission', title: 'Comissão', excerpt: null } as const
  if (isSale(facts)) {
    return {
      ...item,
      state: 'ok',
      text: 'Nada a pagar: o corretor credenciado é pago pela Caixa.',
      source: rules(facts, '4.1'),
    }
  }
  if (facts.modality === null) {
    return {
      ...item,
      state: 'unknown',
      text: 'Depende da modalidade: 5% do lance em leilões e licitações, nada nas vendas.',
      source: rules(facts, ''),
    }
  }
  const { auctioneerName, price: minimum } = facts
  const whom =
    auctioneerName === null || isOutdated(facts)
      ? 'ao leiloeiro'
      : `ao leiloeiro, ${displayName(auctioneerName)},`
  return {
    ...item,
    state: 'attention',
    text: `5% do lance, pagos ${whom} por fora do preço: ${reais(Math.round(minimum * commissionShare * 100) / 100)} pelo mínimo. Confirme no edital.`,
    source: `Decreto 21.981/1932, art. 24; ${rules(facts, '')}`,
  }
}
