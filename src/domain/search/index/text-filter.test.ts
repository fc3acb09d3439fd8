import { describe, expect, it } from 'vitest'
import { buildIndex, listedToday, numbersAt } from '#test/support/built-index.ts'
import { createListing } from '#test/support/catalogue.ts'
import { filterNaively } from '#test/support/naive-search.ts'
import { caseTime } from '#test/support/case-listings.ts'
import { emptyCriteria } from '../search-criteria.ts'
import { findListingPage } from './search-listings.ts'
import { parseTextTerms } from './text-filter.ts'

const areas = '0.00 de área total, 48.35 de área privativa, 0.00 de área do terreno'
const catalogue = listedToday([
  createListing({
    id: '1',
    state: 'GO',
    city: 'GOIANIA',
    neighborhood: 'JARDIM FLORENÇA',
    description: `Apartamento, ${areas},  2 qto(s).`,
  }),
  createListing({
    id: '2',
    state: 'SC',
    city: 'JOINVILLE',
    neighborhood: 'Vila Nova',
    address: 'RUA SAO PAULO, N. 1234, Q12 L-7',
    category: 'casa',
    propertyType: 'Casa',
    description: `Casa, ${areas}, com quintal em terreno próprio.`,
  }),
  createListing({
    id: '3',
    state: 'PA',
    city: 'BELÉM',
    category: 'terreno',
    propertyType: 'Terreno',
    address: "RUA D'OESTE, N. SN",
    description: '0.00 de área total, 0.00 de área privativa, 300.00 de área do terreno.',
  }),
  createListing({
    id: '4',
    city: 'SAO PAULO',
    neighborhood: 'Pará de Minas',
    category: 'comercial',
    propertyType: 'Comercial',
    description: 'Loja, 10,50 de área total. Área de serviço.',
  }),
])
const index = buildIndex(catalogue)

describe('a text finds', () => {
  it.each([
    ['jardim flor', '1'],
    ['FLORENCA', '1'],
    ['florença jardim', '1'],
    ['ville', ''],
    ['joinv', '2'],
    ['vila', '2'],
    ['terreno', '3 2'],
    ['lote', '3'],
    ['gleb', ''],
    ['apto', '1 4'],
    ['sobrado', '2'],
    ['loj', '4'],
    ['sala', '4'],
    ['area', '4'],
    ['privativa', ''],
    ['48', ''],
    ['12', '1 2 4'],
    ['1234', '2'],
    ['234', ''],
    ['q12', '2'],
    ['q12 l-7', '2'],
    ['l7', ''],
    ["d'oeste", '3'],
    ['oeste', '3'],
    ['doeste', ''],
    ['são paulo', '2 4'],
    ['sp', '4'],
    ['para', '3 4'],
    ['pará de minas', '4'],
    ['goiás', '1'],
    ['jardim, (goiás)!', '1'],
    ['casa quintal', '2'],
    ['casa quintal piscina', ''],
    ['...', '1 2 3 4'],
    ['% _', '1 2 3 4'],
  ])('for %j the listings %j', (text, found) => {
    const criteria = { ...emptyCriteria, text }
    const { positions } = findListingPage(index, criteria, { page: 0, limit: 9 }, caseTime)
    const ids = numbersAt(index, positions)
    expect(ids.toSorted()).toEqual(found.split(' ').filter(Boolean).toSorted())
    expect(
      filterNaively(catalogue, criteria)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.toSorted())
  })
})

describe('the terms of a text', () => {
  it.each([
    ['', []],
    ['  Casa   com QUINTAL ', ['casa:casa', 'com', 'quintal']],
    ['azul azul', ['azul']],
    ['São Paulo', ['sao paulo=SP']],
    ['rio grande do sul', ['rio grande do sul=RS']],
    ['rio grande', ['rio', 'grande']],
    ['mato grosso do sul', ['mato grosso do sul=MS']],
    ['casa mato grosso terreno', ['casa:casa', 'mato grosso=MT', 'terreno:terreno']],
    ['vista para mar', ['vista', 'para=PA', 'mar']],
    ['rj', ['rj=RJ']],
    ['Av. 48.35', ['av', '48', '35']],
    ['kitnet', ['kitnet:apartamento']],
    ['...', []],
  ])('are split from %j', (text, expected) => {
    const terms = parseTextTerms(text).map(
      term =>
        term.words.join(' ') +
        (term.state ? `=${term.state}` : '') +
        (term.category ? `:${term.category}` : ''),
    )
    expect(terms).toEqual(expected)
  })

  it('are the first twenty different ones of a longer text', () => {
    const words = Array.from({ length: 40 }, (_, n) => `p${n}`)
    const terms = parseTextTerms(['azul', 'azul', ...words].join(' ')).flatMap(term => term.words)
    expect(terms).toEqual(['azul', ...words.slice(0, 19)])
  })
})
