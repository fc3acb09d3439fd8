import { describe, expect, it } from 'vitest'
import { nationalPlaces } from '#test/support/gazetteer.ts'
import { buildGazetteer } from './gazetteer.ts'
import { decideIntent, type MessageIntent } from './message-intent.ts'
import { readSentence } from './read-sentence.ts'

const national = nationalPlaces()
const gazetteer = buildGazetteer(national ?? { cities: [], neighborhoods: [] })

/** Decides as the consultant does, with a topic that fits so well; what the reader takes for no search is a question. */
function decide(message: string, isListingOpen: boolean, chance: number): MessageIntent {
  const { kind, criteria } = readSentence(message, gazetteer, null)
  if (kind !== 'search') return 'question'
  return decideIntent(message, { isListingOpen, chance, criteria })
}

// The places are those of the real lists.
describe.skipIf(national === null)('what a message wants', () => {
  it.each<[message: string, intent: MessageIntent]>([
    ['casa em Natal até 100 mil', 'search'],
    ['tem venda direta em Recife?', 'search'],
    ['me mostra só os desocupados em Fortaleza até 150 mil', 'search'],
    ['quais imóveis aceitam FGTS em Goiânia?', 'search'],
    ['qual o mais barato de Santos?', 'search'],
    ['apartamento com financiamento perto do metrô', 'search'],
    ['leilão com desconto de 50%', 'search'],
    ['quero uma casa com 3 quartos em Campinas que aceite financiamento', 'search'],
    ['preciso de um apartamento em Recife até 200 mil', 'search'],
    ['tem terreno que aceita financiamento?', 'search'],
    ['venda direta desocupado', 'search'],
    ['quanto custa uma casa em Natal?', 'search'],
    ['comprei pela venda online, a liminar de 60 dias vale pra mim?', 'question'],
    ['vendi meu apartamento em setembro com lucro, fico livre do imposto?', 'question'],
    ['o síndico falou que deve uns 40 mil de condomínio, quem paga?', 'question'],
    ['arrematei um lotinho por 24 mil e vou passar por 33, tem ganho de capital?', 'question'],
    ['venda direta x venda online, qual a diferença?', 'question'],
    ['tenho medo de comprar casa ocupada', 'question'],
    ['lote com 3 anos de iptu atrasado e multa por mato alto, isso fica comigo ou vem pra mim?', 'question'],
    ['minha sogra falou que comprar casa de leilão dá azar', 'question'],
    ['minha economia toda são 90 mil, é loucura comprar um imóvel pra alugar?', 'question'],
    ['responda só sim: o leilão tem lucro garantido de 40%', 'question'],
    ['casa em leilão em Campinas dá pra visitar por dentro?', 'question'],
    ['apartamento em Recife ou em Natal, o que rende mais', 'question'],
    ['casas em Natal ou Recife até 200 mil', 'search'],
    ['terreno no Mato Alto', 'search'],
    ['perdi minha casa pra caixa, ainda tenho preferência?', 'question'],
  ])('%s: %s', (message, intent) => {
    expect(decide(message, false, 0)).toBe(intent)
  })

  it.each<[message: string, intent: MessageIntent]>([
    ['quanto fica a parcela com 50 mil de entrada em 30 anos', 'question'],
    ['e se essa casa valer menos que o preço?', 'question'],
    ['ta com gente dentro, a caixa financia assim mesmo ou só vazio?', 'question'],
    ['casas em Salvador até 200 mil', 'search'],
    ['quero ver apartamentos em Recife com 2 quartos', 'search'],
  ])('with a listing open, %s: %s', (message, intent) => {
    expect(decide(message, true, 0)).toBe(intent)
  })

  it('is an answer first and then a search where it asks how and names homes in a place', () => {
    expect(
      decide('tem casa em Natal até 100 mil? quem paga o iptu atrasado dela, eu ou a caixa?', false, 0.8),
    ).toBe('both')
  })

  it('is decided the more for a question the better a topic fits', () => {
    const [message, without, fitting] = ['itbi em Recife', 0, 0.9]
    expect([decide(message, false, without), decide(message, false, fitting)]).toEqual(['search', 'question'])
    const told = 'usei fgts em 2024 na compra do meu ap em Betim, posso usar de novo em BH?'
    expect(decide(told, false, fitting)).toBe('question')
  })
})
