import { foldText } from '../fold-text.ts'
import type { ChecklistFacts, ChecklistItem } from './checklist-facts.ts'
import { isDirectSale, describePageSource, citeSaleRules } from './checklist-words.ts'

/** Checks for warnings on the page itself. */
export function checkWarnings(facts: ChecklistFacts): ChecklistItem {
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
export function checkMatricula(facts: ChecklistFacts): ChecklistItem {
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
export function checkAreas(facts: ChecklistFacts): ChecklistItem {
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
