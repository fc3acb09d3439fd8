import { checkCommission, checkPayment, checkPrice } from './checklist-costs.ts'
import { checkDebt } from './checklist-debts.ts'
import type { ChecklistFacts, ChecklistItem } from './checklist-facts.ts'
import { foldText } from '../fold-text.ts'
import {
  citeSaleRules,
  describeOutdatedPage,
  describePageSource,
  isDirectSale,
  isPageOutdated,
  isSfiAuction,
} from './checklist-words.ts'
import { formatBrasiliaDay } from '../brasilia-time.ts'
import { formatSaleTime, isSaleDateToCome, listSaleDates } from '../property/sale-dates.ts'

/** Checks whether somebody lives there; the eviction is up to the buyer. */
function checkOccupation(facts: ChecklistFacts): ChecklistItem {
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
function checkSaleDates(facts: ChecklistFacts, now: Date): ChecklistItem {
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
function checkPreferenceRight(facts: ChecklistFacts): ChecklistItem | null {
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
function checkEdital(facts: ChecklistFacts): ChecklistItem {
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

/** Checks for warnings on the page itself. */
function checkWarnings(facts: ChecklistFacts): ChecklistItem {
  const { bankPage } = facts
  const said = bankPage?.warnings ?? []
  const item = {
    key: 'warnings',
    title: 'Alertas da página',
    excerpt: null,
    source: describePageSource(facts),
  } as const
  if (said.length > 0) {
    return {
      ...item,
      state: 'risk',
      text: `Confirme na matrícula e some ao custo o que ficar por sua conta.${bankPage?.descriptionCut ? ' Só temos uma parte da descrição: procure na página se há mais.' : ''}`,
      excerpt: said.join(' '),
    }
  }
  if (bankPage?.description == null) {
    return {
      ...item,
      state: 'unknown',
      text: 'Não temos a descrição da página. Procure nela gravame, penhora, ação judicial, área não averbada e estado do imóvel.',
    }
  }
  if (bankPage.descriptionCut) {
    return {
      ...item,
      state: 'unknown',
      text: 'Só temos uma parte da descrição, e ela não traz alerta. Leia na página o resto: procure gravame, penhora, ação judicial, área não averbada e estado do imóvel.',
    }
  }
  return {
    ...item,
    state: 'ok',
    text: 'A descrição não traz alerta. Pode haver ação judicial mesmo assim: pesquise no tribunal e na matrícula.',
  }
}

/** Checks the matrícula: the owner and the encumbrances. */
function checkMatricula(facts: ChecklistFacts): ChecklistItem {
  const { registrationNumber, registryOffice, registrationUrl, bankPage } = facts
  const item = {
    key: 'record',
    title: 'Matrícula',
    excerpt: null,
    source: describePageSource(facts),
  } as const
  if (registrationNumber === null) {
    return {
      ...item,
      state: 'unknown',
      text: 'Não temos o número. Ele está na página do imóvel; com ele, peça ao cartório a certidão atualizada.',
    }
  }
  const office = registryOffice === null ? '' : `, ofício ${registryOffice.split(' · ', 1)[0]}`
  const copy = registrationUrl === null ? '' : ' A Caixa oferece uma cópia, que pode estar velha.'
  const recorded = foldText(bankPage?.failedAuctionsRecorded ?? '')
  const pending = recorded !== '' && recorded !== 'averbado' && recorded !== 'nao se aplica'
  const auctions = pending
    ? ` A averbação dos leilões negativos não está concluída${isDirectSale(facts) ? ': se ficar pendente, é sua (Regras da Venda Online, item 17.2.7)' : ': pergunte ao cartório'}.`
    : ''
  return {
    ...item,
    state: pending ? 'attention' : 'ok',
    text: `Nº ${registrationNumber}${office}.${copy} Peça ao cartório a certidão atualizada e leia-a inteira: penhoras, ações e ônus aparecem nela.${auctions}`,
    excerpt: pending ? `Averbação dos leilões negativos: ${bankPage?.failedAuctionsRecorded}` : null,
  }
}

const aboutArea = /area|averba|constru|edifica|estimativa|divergen/

/** Checks the areas: the sale is ad corpus, so areas and description are not binding. */
function checkAreas(facts: ChecklistFacts): ChecklistItem {
  const { totalArea, privateArea, bankPage } = facts
  const said = (bankPage?.warnings ?? []).filter(sentence => aboutArea.test(foldText(sentence)))
  const item = {
    key: 'areas',
    title: 'Área e estado do imóvel',
    source: citeSaleRules(facts, '21.5'),
  } as const
  const asItIs =
    'É vendido como está: medidas, divisão e fotos da página só ilustram, e reformas e regularização são suas.'
  if (said.length > 0) {
    return {
      ...item,
      state: 'attention',
      text: `A página aponta diferença entre o imóvel e a matrícula. ${asItIs}`,
      excerpt: said.join(' '),
    }
  }
  if (totalArea === null && privateArea === null) {
    return {
      ...item,
      state: 'unknown',
      text: `A Caixa não informa a área construída. Confira na matrícula e no IPTU. ${asItIs}`,
      excerpt: null,
    }
  }
  const larger = totalArea !== null && privateArea !== null && privateArea > totalArea
  return {
    ...item,
    state: larger ? 'attention' : 'ok',
    text: `${larger ? 'A área privativa informada é maior que a total: confira na matrícula.' : 'Compare as áreas com a matrícula e o IPTU.'} ${asItIs}`,
    excerpt: null,
  }
}

/**
 * Builds the list of what to verify before bidding for a property, by its sale modality. It uses only what list and
 * page state, and the general rules with their source. `now` separates past dates from coming ones.
 */
export function buildChecklist(facts: ChecklistFacts, now: Date): ChecklistItem[] {
  return [
    checkWarnings(facts),
    checkOccupation(facts),
    checkDebt('condominium', facts),
    checkDebt('taxes', facts),
    checkMatricula(facts),
    checkPayment(facts),
    checkSaleDates(facts, now),
    checkPrice(facts),
    checkCommission(facts),
    checkPreferenceRight(facts),
    checkAreas(facts),
    checkEdital(facts),
  ].filter(item => item !== null)
}
