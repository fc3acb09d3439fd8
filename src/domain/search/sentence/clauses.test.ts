import { expect, test } from 'vitest'
import { knownGazetteer } from '#test/support/gazetteer.ts'
import { type SentenceCase, testSentences } from '#test/support/sentences.ts'
import { splitClauses } from './clauses.ts'
import { readSentence } from './read-sentence.ts'

const casa = { category: 'casa' } as const
const apto = { category: 'apartamento' } as const

const corrections: SentenceCase[] = [
  ['quero algo até 200, pode ser 250', { maxPrice: 250_000 }],
  ['preciso de casa até R$ 180.000, pode ser R$ 200.000', { ...casa, maxPrice: 200_000 }],
  ['casa em Natal não, em Recife', { ...casa, city: 'RECIFE' }],
  ['quero em Curitiba, não, pera, em Londrina', { city: 'LONDRINA' }],
  ['apartamento em São Paulo ou melhor em Guarulhos', { ...apto, city: 'GUARULHOS' }],
  ['casa em Natal até 200 mil, na verdade 250 mil', { ...casa, city: 'NATAL', maxPrice: 250_000 }],
  ['casa em Natal até 200 mil, digo, 250', { ...casa, city: 'NATAL', maxPrice: 250_000 }],
  ['casa em Natal, digo, Parnamirim', { ...casa, city: 'PARNAMIRIM' }],
  ['casa em Santos, aliás em Campinas até 300 mil', { ...casa, city: 'CAMPINAS', maxPrice: 300_000 }],
  ['casa, digo, apartamento em Recife', { ...apto, city: 'RECIFE' }],
  ['apartamento, não, melhor casa em Recife', { ...casa, city: 'RECIFE' }],
  ['2 quartos, aliás 3, em Recife', { city: 'RECIFE', minRooms: 3 }],
  ['casa com 2 quartos, ops, 3 quartos', { ...casa, minRooms: 3 }],
  ['casa até 200 mil, ou melhor, 300 mil', { ...casa, maxPrice: 300_000 }],
  ['casa de 100 m², quer dizer, 120 m²', { ...casa, minArea: 120 }],
  ['casa desocupada, na verdade ocupada', { ...casa, occupancy: 'occupied' }],
  ['casa até 200 mil, aliás com 2 quartos', { ...casa, maxPrice: 200_000, minRooms: 2 }],
  ['parcela de 800, digo, 900', { maxInstalment: 900 }],
  ['desconto de 30%, na verdade 40%', { minDiscount: 40 }],
  ['na verdade quero casa em Natal', { ...casa, city: 'NATAL' }],
  ['casa em SP, minto, em Minas', { ...casa, state: 'MG' }],
  ['casa acima de 300 mil, digo, até 200 mil', { ...casa, maxPrice: 200_000 }],
]

const releases: SentenceCase[] = [
  [
    'casa em Salvador, mas não precisa ser no centro',
    { ...casa, city: 'SALVADOR', not: ['não precisa ser no centro'] },
  ],
  ['casa que não precisa ser em Salvador até 200 mil', { ...casa, maxPrice: 200_000 }],
  ['casa em Natal, não precisa ter garagem', { ...casa, city: 'NATAL' }],
  ['não faço questão de vaga, casa em Natal', { ...casa, city: 'NATAL' }],
  ['casa, não precisa ser desocupada', { ...casa }],
  ['aceito ocupado, casa em Natal', { ...casa, city: 'NATAL' }],
  ['casa em Natal, pode ser ocupada', { ...casa, city: 'NATAL' }],
  ['casa em Natal, não me importo se estiver ocupada', { ...casa, city: 'NATAL' }],
  ['apto em Natal que não precisa de financiamento', { ...apto, city: 'NATAL' }],
  ['imóvel em Natal, não precisa ser casa', { city: 'NATAL' }],
  ['casa em Natal não necessariamente desocupada', { ...casa, city: 'NATAL' }],
  ['casa que não precisa de reforma', { ...casa, not: ['não precisa de reforma'] }],
  ['não precisa ser em Salvador', { kind: 'info' }],
  ['aceito ocupado', { kind: 'info' }],
]

const negations: SentenceCase[] = [
  ['não quero nada acima de 300 mil', { maxPrice: 300_000 }],
  ['não quero casa acima de 300 mil em Natal', { ...casa, city: 'NATAL', maxPrice: 300_000 }],
  ['não aceito menos de 3 quartos', { minRooms: 3 }],
  ['não quero imóveis com mais de 3 quartos', { maxRooms: 3 }],
  ['casa 2 quartos, não quero leilão', { ...casa, minRooms: 2, notModality: ['leilao'] }],
  ['casa em Natal, não é leilão', { ...casa, city: 'NATAL', notModality: ['leilao'] }],
  ['casa que não é ocupada', { ...casa, occupancy: 'vacant' }],
  ['só não pode ser ocupado', { occupancy: 'vacant' }],
  ['não aceito ocupado', { occupancy: 'vacant' }],
  ['desocupado não, ocupado mesmo', { occupancy: 'occupied' }],
  ['ñ quero leilão', { notModality: ['leilao'] }],
  ['n quero terreno em Natal', { city: 'NATAL', notCategory: ['terreno'] }],
  ['naum quero apartamento', { notCategory: ['apartamento'] }],
  ['não quero ocupado', { occupancy: 'vacant' }],
  ['casa em Natal menos leilão', { ...casa, city: 'NATAL', notModality: ['leilao'] }],
  ['casa que não custe mais de 200 mil', { ...casa, maxPrice: 200_000 }],
]

const short: SentenceCase[] = [
  ['ksa em Natal', { ...casa, city: 'NATAL' }],
  ['apê 2 qto em Santos', { ...apto, minRooms: 2, city: 'SANTOS' }],
  ['ap c/ 2 qts parc até 800', { ...apto, minRooms: 2, maxInstalment: 800 }],
  ['vc tem ksa em Recife', { ...casa, city: 'RECIFE' }],
  ['vcs tem apto ate 150k em bh', { ...apto, maxPrice: 150_000, city: 'BELO HORIZONTE' }],
  ['qto custa uma casa em Natal?', { ...casa, city: 'NATAL' }],
  ['casa cond até 200', { ...casa, not: ['cond até 200'] }],
]

testSentences('Corrections', corrections)
testSentences('What is not needed', releases)
testSentences('Negations', negations)
testSentences('Short forms', short)

test('what is not needed is said, so that a search before loses it', () => {
  const gazetteer = knownGazetteer()
  const releasedBy = (text: string) => readSentence(text, gazetteer, null).released
  expect(releasedBy('não precisa ser em Salvador')).toEqual(['city'])
  expect(releasedBy('casa em Natal, não precisa ter garagem nem 2 quartos')).toEqual([
    'minRooms',
    'minGarage',
  ])
  expect(releasedBy('aceito ocupado')).toEqual(['occupancy'])
  expect(releasedBy('casa em Natal')).toEqual([])
})

test.each([
  ['casa em Natal', 1],
  ['na verdade casa', 1],
  ['casa, digo, apartamento', 2],
  [`casa, digo, apto ${', digo, casa'.repeat(100)}`, 9],
  ['digo '.repeat(300), 1],
  ['', 1],
])('“%s” has %i parts', (text, parts) => {
  expect(splitClauses(text, () => true)).toHaveLength(parts)
})
