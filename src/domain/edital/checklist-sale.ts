import type { ChecklistFacts, ChecklistItem } from './checklist-facts.ts'
import { formatBrasiliaDay } from '../brasilia-time.ts'
import { formatSaleTime, isSaleDateToCome, listSaleDates } from '../property/sale-dates.ts'
import {
  describeOutdatedPage,
  isPageOutdated,
  isDirectSale,
  isSfiAuction,
  describePageSource,
  citeSaleRules,
} from './checklist-words.ts'

/** Checks whether somebody lives there; the eviction is up to the buyer. */
export function checkOccupation(facts: ChecklistFacts): ChecklistItem {
  const item = { key: 'occupation', title: 'Ocupação', excerpt: null } as const
  const yours = 'a desocupação é por sua conta'
  const hidden = facts.bankPage?.occupancyHidden === true
  if (facts.situation === 'vacant' && hidden) {
    return {
      ...item,
      state: 'attention',
      text: `No código da página, sem aparecer nela, consta desocupado: confirme. Se houver alguém, ${yours}.`,
      source: describePageSource(facts),
    }
  }
  if (facts.situation === 'vacant') {
    return {
      ...item,
      state: 'ok',
      text: `A Caixa o dá como desocupado. Confirme no local: se houver alguém, ${yours}.`,
      source: describePageSource(facts),
    }
  }
  const occupied = facts.situation === 'occupied'
  const law = occupied && isSfiAuction(facts)
  return {
    ...item,
    state: occupied ? 'risk' : 'unknown',
    text: occupied
      ? `${hidden ? 'No código da página, sem aparecer nela, consta ocupado: confirme. Se estiver, ' : 'Ocupado: '}${yours}. Reserve tempo e dinheiro para acordo ou ação.${law ? ' A lei dá a quem arremata a posse por liminar, com 60 dias para sair.' : ''}`
      : `A Caixa não diz se há alguém morando. Visite e fale com os vizinhos: se houver, ${yours}.`,
    source: [
      ...(occupied ? [describePageSource(facts)] : []),
      law ? 'Lei 9.514/1997, art. 30' : citeSaleRules(facts, '21.5'),
    ].join('; '),
  }
}

/** Checks the sale dates. `now` separates past dates from coming ones. */
export function checkSaleDates(facts: ChecklistFacts, now: Date): ChecklistItem {
  const { modality, firstAuctionDate: first, secondAuctionDate: second } = facts
  const item = {
    key: 'dates',
    title: 'Datas e prazos',
    excerpt: null,
    source: describePageSource(facts),
  } as const
  if (modality === 'venda-direta') {
    return {
      ...item,
      state: 'ok',
      text: 'Sem prazo: vale a primeira proposta igual ou acima do mínimo, e a Caixa pode tirar o imóvel a qualquer hora.',
      source: citeSaleRules(facts, '2.2'),
    }
  }
  if (isPageOutdated(facts)) {
    return {
      ...item,
      state: 'unknown',
      text: describeOutdatedPage(
        facts,
        'as datas dela podem não valer mais. Veja na página o novo prazo.',
      ).trim(),
    }
  }
  const past = (iso: string) => !isSaleDateToCome(Date.parse(iso), now.getTime())
  const online = modality === 'venda-online'
  const extended = online
    ? ' Lance maior nos 5 minutos finais prorroga por mais 5 (Regras da Venda Online, item 2.1.1.1).'
    : ''
  const known = [first, second].filter(date => date !== null)
  if (known.length === 0) {
    const where = online
      ? 'O cronômetro está na página do imóvel.'
      : 'As datas estão na página do imóvel e no edital.'
    return { ...item, state: 'unknown', text: `Não sabemos quando é. ${where}${extended}` }
  }
  const dateTexts = listSaleDates(modality, first, second)
    .map(
      ({ name, at }) =>
        `${name.replace('º ', 'º\u00a0')}: ${formatSaleTime(at)}${past(at) ? ' (já passou)' : ''}`,
    )
    .join('. ')
  if (known.every(past)) {
    return {
      ...item,
      state: 'attention',
      text: `${dateTexts}. Confira na página se há nova data ou outra modalidade.`,
    }
  }
  return { ...item, state: 'ok', text: `${dateTexts}, horário de Brasília.${extended}` }
}

/** Checks the former owner's right of preference in auctions under Lei 9.514; `null` when there is none. */
export function checkPreferenceRight(facts: ChecklistFacts): ChecklistItem | null {
  if (!isSfiAuction(facts)) return null
  return {
    key: 'preference',
    title: 'Direito de preferência',
    state: 'attention',
    text: 'Até o dia do 2º leilão, o antigo dono pode ficar com o imóvel pelo valor da dívida mais despesas: sua compra pode não se confirmar.',
    excerpt: null,
    source: 'Lei 9.514/1997, art. 27, § 2º-B',
  }
}

/** Checks which text is binding: the edital, or the rules of the online sales. */
export function checkEdital(facts: ChecklistFacts): ChecklistItem {
  const { bankPage, editalUrl } = facts
  if (isDirectSale(facts)) {
    return {
      key: 'edital',
      title: 'Regras da venda',
      state: 'ok',
      text: 'Não há edital: valem as Regras da Venda Online. Até 7 dias corridos depois da homologação, você pode se arrepender e recebe de volta o que pagou. Depois disso, com o boleto pago, desistir ou atrasar o resto custa 5% da proposta.',
      excerpt: null,
      source: 'Regras da Venda Online da Caixa (19.603), itens 14.1, 14.2 e 15.2',
    }
  }
  const old = isPageOutdated(facts)
  const number = old ? null : (bankPage?.editalNumber ?? null)
  const item = { key: 'edital', title: 'Edital', excerpt: null, source: describePageSource(facts) } as const
  if (number === null && (editalUrl === null || old)) {
    return {
      ...item,
      state: 'unknown',
      text: 'Não temos o número. Ele está na página do imóvel: leia o edital inteiro antes do lance.',
    }
  }
  const named = number === null ? 'O edital está disponível' : `Edital ${number}`
  const at = bankPage?.editalItem ? `, item ${bankPage.editalItem}` : ''
  const since = bankPage?.editalPublishedAt
    ? `, publicado em ${formatBrasiliaDay(bankPage.editalPublishedAt)}`
    : ''
  return { ...item, state: 'ok', text: `${named}${at}${since}. Leia-o inteiro: ele vale mais que o anúncio.` }
}
