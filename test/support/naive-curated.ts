import { foldText } from '#domain/fold-text.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { factsOf, type NaiveCatalogue, type NaiveRule, when } from './naive-listing.ts'

/** The 20 premium cities of the specification, each with its state. */
const premiumCities = new Set(
  [
    'SP São Paulo',
    'RJ Rio de Janeiro',
    'MG Belo Horizonte',
    'DF Brasília',
    'PR Curitiba',
    'RS Porto Alegre',
    'BA Salvador',
    'CE Fortaleza',
    'PE Recife',
    'GO Goiânia',
    'SC Florianópolis',
    'ES Vitória',
    'SP Campinas',
    'AM Manaus',
    'PA Belém',
    'SP Santos',
    'RJ Niterói',
    'SP Ribeirão Preto',
    'SP São Bernardo do Campo',
    'SP São José dos Campos',
  ].map(foldText),
)

/** The members of the curated lists; a premium city is a municipality, however the list spells it. */
export function curatedRules({ municipalities }: NaiveCatalogue, { list }: Criteria): NaiveRule[] {
  const isPremium: NaiveRule = ({ state, city }) =>
    premiumCities.has(foldText(`${state} ${municipalities.find(state, city)?.name}`))
  return [
    ...when(list === 'roi', each => (factsOf(each).roi ?? 0) > 20),
    ...when(list === 'discount', each => (factsOf(each).discount ?? 0) > 0),
    ...when(list === 'ending', each => each.modality !== null),
    ...when(list === 'premium', each => (each.evaluation ?? 0) > 200_000_00 && isPremium(each)),
  ]
}
