import { expect, it } from 'vitest'
import { readSentence } from '#domain/search/sentence/read-sentence.ts'
import { knownGazetteer } from '#test/support/gazetteer.ts'
import { UnderstoodSearch } from './chat-schemas.ts'
import { presentUnderstood, readUnderstood } from './understood-criteria.ts'

it.each([
  'casa ou apartamento em Campinas até 300 mil, menos leilão',
  'no interior de Minas, financiado, parcela até 1.500, com 60 mil de entrada',
  'renda 4 mil, quero morar',
  'menos a Bahia',
  'até 30 km de Campinas, baixou de preço esta semana',
  'o imóvel 8444405322578',
  'bom dia',
  '',
])('“%s” is the same for the browser that gets it from the server', message => {
  const understood = readSentence(message, knownGazetteer(), null)
  const sent: unknown = JSON.parse(JSON.stringify(presentUnderstood(understood)))
  expect(readUnderstood(UnderstoodSearch.parse(sent))).toEqual({
    rejectedStates: [],
    ...understood,
  })
})
