import { expect, test } from 'vitest'
import { knownGazetteer } from '#test/support/gazetteer.ts'
import type { Criteria } from '../search/search-criteria.ts'
import { type SavedFiltersJson, writeSavedFilters } from '../search/saved-filters.ts'
import { readSentence } from '../search/sentence/read-sentence.ts'
import { continueSearch } from './continued-search.ts'

const gazetteer = knownGazetteer()

/** Reads the sentences of a conversation one after the other; returns what is searched for at its end. */
function converse(sentences: readonly string[]): SavedFiltersJson {
  let before: Criteria | null = null
  for (const sentence of sentences) {
    const read = continueSearch(
      sentence,
      readSentence(sentence, gazetteer, null),
      before,
      before === null ? 0 : 6,
    )
    if (read.kind === 'search') before = read.criteria
  }
  return before === null ? {} : writeSavedFilters(before)
}

const casa = { category: 'casa' } as const

test.each<[sentences: string[], filters: SavedFiltersJson]>([
  // Only a place.
  [['casa em Natal', 'e em Goiânia?'], { ...casa, city: 'GOIANIA' }],
  [['casa em Natal até 200 mil', 'Recife'], { ...casa, city: 'RECIFE', maxPrice: 200_000 }],
  [['casa em Natal até 200 mil', 'e no Paraná?'], { ...casa, state: 'PR', maxPrice: 200_000 }],
  [['casa em Natal', 'também em Recife'], { ...casa, city: ['NATAL', 'RECIFE'] }],
  [
    ['apartamento em São Paulo', 'na Mooca'],
    { category: 'apartamento', state: 'SP', neighborhood: ['MOOCA'] },
  ],
  [['casa em Natal', 'na verdade em Campinas'], { ...casa, city: 'CAMPINAS' }],
  [['casa em Natal', 'em vez de Natal, Recife'], { ...casa, city: 'RECIFE' }],
  // Amounts.
  [['casa até 200 mil', 'aumenta pra 300'], { ...casa, maxPrice: 300_000 }],
  [['casa até 200 mil', 'aumenta pra 250 mil'], { ...casa, maxPrice: 250_000 }],
  [['casa até 200 mil', 'baixa pra 150'], { ...casa, maxPrice: 150_000 }],
  [['casa acima de 300 mil', 'até 200 mil'], { ...casa, maxPrice: 200_000 }],
  [['casa até 200 mil', 'acima de 300 mil'], { ...casa, minPrice: 300_000 }],
  [['casa entre 100 e 200 mil', 'até 80 mil'], { ...casa, maxPrice: 80_000 }],
  [['casa com 2 quartos', 'aumenta pra 3'], { ...casa, minRooms: 3 }],
  [['casa com 3 quartos', 'até 2 quartos'], { ...casa, maxRooms: 2 }],
  [['casa até 2 quartos', '3 quartos ou mais'], { ...casa, minRooms: 3 }],
  [['casa com desconto de 40%', 'até 30% de desconto'], { ...casa, maxDiscount: 30 }],
  [['casa com 100 m²', 'até 80 m²'], { ...casa, maxArea: 80 }],
  [['casa avaliada em mais de 300 mil', 'avaliação até 200 mil'], { ...casa, maxEvaluation: 200_000 }],
  [['apto parcela até 800', 'parcela até 1.000'], { category: 'apartamento', maxInstalment: 1_000 }],
  [['casa até 200 mil', '2 quartos'], { ...casa, maxPrice: 200_000, minRooms: 2 }],
  [['casa até 200 mil', 'e com 2 vagas'], { ...casa, maxPrice: 200_000, minGarage: 2 }],
  // Kinds.
  [['casa em Natal', 'também apartamentos'], { category: ['casa', 'apartamento'], city: 'NATAL' }],
  [['casa em Natal', 'agora só apartamentos'], { category: 'apartamento', city: 'NATAL' }],
  [['casa ou apartamento em Natal', 'tira os apartamentos'], { ...casa, city: 'NATAL' }],
  // What is taken back.
  [['casa em Natal até 200 mil', 'esquece o preço'], { ...casa, city: 'NATAL' }],
  [['casa em Natal com 2 quartos', 'tanto faz o número de quartos'], { ...casa, city: 'NATAL' }],
  [['casa avaliada em até 200 mil em Natal', 'esquece a avaliação'], { ...casa, city: 'NATAL' }],
  [['casa em Salvador', 'não precisa ser em Salvador'], { ...casa }],
  [['casa em Salvador BA até 200 mil', 'não precisa ser em Salvador'], { ...casa, maxPrice: 200_000 }],
  [['casa em Natal com garagem', 'não precisa ter garagem'], { ...casa, city: 'NATAL' }],
  [['casa desocupada em Natal', 'aceito ocupado'], { ...casa, city: 'NATAL' }],
  [['casa desocupada em Natal', 'pode ser ocupada também'], { ...casa, city: 'NATAL' }],
  [['casa financiada em Natal', 'não precisa aceitar financiamento'], { ...casa, city: 'NATAL' }],
  [
    ['casa em Natal com 3 quartos', 'não precisa de 3 quartos, até 200 mil'],
    { ...casa, city: 'NATAL', maxPrice: 200_000 },
  ],
  [['casa com 2 quartos até 200 mil', 'não precisa ser casa'], { minRooms: 2, maxPrice: 200_000 }],
  // The kind alone, a number for another, a part of the city named before.
  [
    ['casa em Natal até 200 mil', 'apartamento'],
    { category: 'apartamento', city: 'NATAL', maxPrice: 200_000 },
  ],
  [
    ['casa em Natal até duzentos mil', 'duzentos não, cento e oitenta'],
    { ...casa, city: 'NATAL', maxPrice: 180_000 },
  ],
  [['casa em Natal com 3 quartos', '3 não, 4'], { ...casa, city: 'NATAL', minRooms: 4 }],
  [['casa em Natal com 3 quartos ou mais', '2 ou mais já tá bom'], { ...casa, city: 'NATAL', minRooms: 2 }],
  [['casa no Batel em Curitiba', 'e no Leme?'], { ...casa, city: 'CURITIBA', neighborhood: ['LEME'] }],
  [['casa no Batel em Curitiba', 'e no Recife?'], { ...casa, city: 'RECIFE' }],
  [['casa em Natal', 'quero apartamento em Recife'], { category: 'apartamento', city: 'RECIFE' }],
])('%j', (sentences, filters) => {
  expect(converse(sentences)).toEqual(filters)
})
