import type { Modality } from '../property/listing.ts'
import type { Uf } from '../states.ts'

/** The lists that are made by a rule of their own, below, instead of filters. */
export const curatedLists = ['roi', 'ending', 'premium', 'discount'] as const
export type CuratedList = (typeof curatedLists)[number]

export const curatedListNames: Record<CuratedList, string> = {
  roi: 'Alto ROI',
  ending: 'Encerrando em Breve',
  premium: 'Localização Premium',
  discount: 'Maiores Descontos',
}

/** The number of listings the screen requests. */
export const curatedLimits: Record<CuratedList, number> = { roi: 90, ending: 60, premium: 60, discount: 90 }

/** Gross ROI above this, in percent. */
export const highGrossRoiPercent = 20

/** Appraisal above this, in centavos. */
export const premiumEvaluationCentavos = 200_000_00

/** The 20 premium cities with their states, since names such as Vitória and Santos also exist elsewhere. */
export const premiumCities: readonly { state: Uf; city: string }[] = (
  [
    ['SP', 'São Paulo'],
    ['RJ', 'Rio de Janeiro'],
    ['MG', 'Belo Horizonte'],
    ['DF', 'Brasília'],
    ['PR', 'Curitiba'],
    ['RS', 'Porto Alegre'],
    ['BA', 'Salvador'],
    ['CE', 'Fortaleza'],
    ['PE', 'Recife'],
    ['GO', 'Goiânia'],
    ['SC', 'Florianópolis'],
    ['ES', 'Vitória'],
    ['SP', 'Campinas'],
    ['AM', 'Manaus'],
    ['PA', 'Belém'],
    ['SP', 'Santos'],
    ['RJ', 'Niterói'],
    ['SP', 'Ribeirão Preto'],
    ['SP', 'São Bernardo do Campo'],
    ['SP', 'São José dos Campos'],
  ] as const
).map(([state, city]) => ({ state, city }))

/** The sales without a date in the order in which they are assumed to end, soonest first; an unknown kind counts as the last. */
export const modalitiesByUrgency: readonly (readonly Modality[])[] = [
  ['leilao'],
  ['venda-online'],
  ['licitacao', 'venda-direta'],
]
