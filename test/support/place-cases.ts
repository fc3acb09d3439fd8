import type { CataloguedListing } from '#domain/property/listing.ts'
import type { Uf } from '#domain/states.ts'
import { createListing } from './catalogue.ts'
import { orderByNewest, type searchCases } from './search-cases.ts'

const listedIn: readonly [state: Uf, city: string][] = [
  ['DF', 'TAGUATINGA'],
  ['TO', 'TAGUATINGA'],
  ['DF', 'BRASILIA'],
  ['GO', 'VILA SEM NOME'],
  ['RS', 'SAO PAULO DAS MISSOES'],
  ['SP', 'SAO PAULO'],
  ['RN', 'ACU'],
  ['RN', 'IPANGUACU'],
  ['DF', 'CEILANDIA'],
  ['DF', 'RIACHO FUNDO II'],
  ['SC', 'BALNEARIO PICARRAS'],
]

/** Listings, numbered from 1, that differ only in how a list names their city. The highest number first. */
export const placeListings: readonly CataloguedListing[] = listedIn.map(([state, city], at) =>
  createListing({ id: String(at + 1), state, city }),
)

/** Cases of place names: the criteria, and the numbers found, in order. */
export const placeCases: typeof searchCases = orderByNewest([
  ['a municipality, and the district that a list calls by its name', { city: 'Taguatinga' }, '2 1'],
  ['the municipality of the chosen state', { city: 'Taguatinga', state: 'TO' }, '2'],
  ['the district where only its state is chosen', { city: 'Taguatinga', state: 'DF' }, '1'],
  ['nothing of a name that means both', { notCity: 'Taguatinga' }, '11 10 9 8 7 6 5 4 3'],
  [
    'all that lies in a municipality, also what the list names by its district',
    { city: 'Brasília' },
    '10 9 3 1',
  ],
  ['no municipality of another region', { city: 'Brasília', region: 'norte' }, ''],
  ['a municipality, and no longer name that begins with it', { city: 'São Paulo' }, '6'],
  ['the longer name in a state without the municipality', { city: 'São Paulo', state: 'RS' }, '5'],
  ['the longer name in a region without the municipality', { city: 'São Paulo', region: 'sul' }, '5'],
  ['the municipality where one of the states has it', { city: 'São Paulo', state: ['SP', 'RS'] }, '6'],
  [
    'the longer name where the region leaves out the state that has the municipality',
    { city: 'São Paulo', state: ['SP', 'RS'], region: 'sul' },
    '5',
  ],
  ['a district that the list names, and not the rest of its municipality', { city: 'Ceilândia' }, '9'],
  ['a name in the list, and no longer one that ends with it', { city: 'Açu', state: 'RN' }, '7'],
  ['the same in quotes, as searches saved before have it', { city: '"Açu"', state: 'RN' }, '7'],
  ['the municipality of a name in the list', { city: 'Assú', state: 'RN' }, '7'],
  ['a part of names where no list of the chosen state calls a city so', { city: 'Açu', state: 'SP' }, ''],
  ['nothing but what a list calls so', { notCity: 'Açu', state: 'RN' }, '8'],
  ['a part of names', { city: 'guaçu' }, '8'],
  ['a district that no list names, and no longer name that begins with it', { city: 'Riacho Fundo' }, ''],
  ['nothing of such a district', { notCity: 'Riacho Fundo', state: 'DF' }, '10 9 3 1'],
  ['the municipality of a short name that no list uses', { city: 'Piçarras' }, '11'],
  ['the surroundings of what a list calls by a district', { near: 'CEILANDIA,DF', within: '1' }, '10 9 3 1'],
  ['outside the capitals what is known to be no capital', { interior: 'true' }, '11 8 7 5 2'],
  ['in the capitals what is known to be one', { interior: 'false' }, '10 9 6 3 1'],
])
