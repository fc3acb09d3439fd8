import { describe, expect, it } from 'vitest'
import { type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import { findKnowledgeQuestions } from './plan-topics.ts'

describe('a sentence that names a sale or a payment', () => {
  it.each<[sentence: string, read: Partial<Criteria>, topic: string]>([
    ['e se o imóvel estiver ocupado?', { occupancy: 'occupied' }, 'occupied'],
    ['e se o financiamento não for aprovado', { financing: true }, 'credit-refused'],
    ['financia 100%?', { financing: true }, 'down-payment'],
    ['outro banco pode financiar?', { financing: true }, 'other-bank'],
    ['leilão judicial é igual ao da caixa?', { modality: ['leilao'] }, 'judicial'],
    ['e se a justiça anular o leilão?', { modality: ['leilao'] }, 'distract'],
    ['é melhor esperar o segundo leilao?', { modality: ['leilao'] }, 'two-auctions'],
    ['licitacao aberta como é', { modality: ['licitacao'] }, 'tender'],
    ['dicas para comprar em leilão', { modality: ['leilao'] }, 'start'],
    ['qual modalidade é mais barata', { sort: 'price' }, 'modalities'],
    ['tenho que pagar 5% pro leiloeiro?', { minDiscount: 5 }, 'commission'],
    ['imóvel rural tem alguma regra', { category: ['rural'] }, 'rural'],
    ['o leilão é presencial ou online?', { modality: ['leilao'] }, 'auction'],
    ['em quanto tempo consigo desocupar?', { occupancy: 'vacant' }, 'eviction-time'],
    ['tenho restrição no nome, consigo financiar?', { financing: true }, 'bad-credit'],
    ['tenho o nome no SPC, consigo financiar?', { financing: true }, 'bad-credit'],
    [
      'O que significa "Leilão SFI Edital Único"?',
      { text: 'Leilão SFI Edital Único', modality: ['leilao'] },
      'auction',
    ],
    [
      'apartamento ocupado: quem paga o condomínio atrasado?',
      { category: ['apartamento'], occupancy: 'occupied' },
      'debts',
    ],
    ['terreno aceita financiamento?', { category: ['terreno'], financing: true }, 'financing'],
    ['comprar casa ocupada dá problema?', { category: ['casa'], occupancy: 'occupied' }, 'occupied'],
    ['casa em leilão tem risco?', { category: ['casa'], modality: ['leilao'] }, 'risks'],
    [
      'ganhei um apartamento no leilão, e agora?',
      { category: ['apartamento'], modality: ['leilao'] },
      'winner',
    ],
    ['apartamento sem matrícula, posso comprar?', { category: ['apartamento'] }, 'title'],
    [
      'quanto é a parcela de um apartamento de 200 mil?',
      { category: ['apartamento'], maxPrice: 200_000_00 },
      'instalment',
    ],
    [
      'quanto custa no total uma casa de 100 mil?',
      { category: ['casa'], maxPrice: 100_000_00 },
      'extra-costs',
    ],
  ])('%s is a question about %s: %s', (sentence, read, topic) => {
    expect(findKnowledgeQuestions(sentence, { ...emptyCriteria, ...read })[0]?.key).toBe(topic)
  })

  it.each<[sentence: string, read: Partial<Criteria>]>([
    ['leilão', { modality: ['leilao'] }],
    ['leilão com desconto de 50%?', { modality: ['leilao'], minDiscount: 50 }],
    ['tem venda direta?', { modality: ['venda-direta'] }],
    ['tem imóvel que aceita FGTS?', { fgts: true }],
    ['quais imóveis aceitam FGTS?', { fgts: true }],
    ['imóveis ocupados', { occupancy: 'occupied' }],
    ['imóvel com financiamento perto do metrô', { financing: true }],
    ['posso financiar casa em goiânia?', { financing: true, city: ['GOIANIA'], category: ['casa'] }],
    ['venda direta desocupado', { modality: ['venda-direta'], occupancy: 'vacant' }],
    ['mais barato', { sort: 'price' }],
    ['qual o mais barato?', { sort: 'price' }],
    ['quais os maiores descontos em leilão?', { modality: ['leilao'], sort: '-discount' }],
    ['melhor roi', { sort: '-roi' }],
    ['sítio rural', { category: ['rural'] }],
    ['casa que aceita financiamento?', { category: ['casa'], financing: true }],
    ['tem terreno que aceita financiamento?', { category: ['terreno'], financing: true }],
    ['apartamento ocupado em leilão', { category: ['apartamento'], modality: ['leilao'] }],
    [
      'terreno aceita financiamento em Goiânia?',
      { category: ['terreno'], financing: true, city: ['GOIANIA'] },
    ],
    ['casa até 100 mil, consigo financiar?', { category: ['casa'], financing: true, maxPrice: 100_000_00 }],
  ])('%s is a search', (sentence, read) => {
    expect(findKnowledgeQuestions(sentence, { ...emptyCriteria, ...read })).toEqual([])
  })
})
