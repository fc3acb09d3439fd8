import { z } from 'zod'
import type { ApiCall } from './api-call.ts'
import { Property, UfSchema } from './property-schemas.ts'
import {
  type HomeNumber,
  assumedNumbers,
  familyNumbers,
  homeNames,
  withinKmLimits,
} from '#domain/home-purchase/home-question.ts'
import { unknownAnswers } from '#domain/search/search-criteria.ts'

const reais = (description: string) => z.number().describe(`${description}, em reais`)

/** A purchase in one case, in reais. */
const HomeCase = z.strictObject({
  downPayment: reais('Entrada'),
  fromFgts: reais('Parte da entrada que o FGTS paga'),
  instalment: reais('1ª parcela com seguros e tarifa')
    .nullable()
    .describe('1ª parcela, em reais; null = à vista'),
  cash: reais('Dinheiro próprio no primeiro dia, com ITBI, registro, reparos e desocupação'),
  left: reais('O que sobra do dinheiro próprio; abaixo de zero, o que falta'),
})

/** A home and whether it fits the family that asks. */
export const FittingHome = z
  .strictObject({
    property: Property,
    level: z
      .enum(['fits', 'depends', 'short'])
      .describe('fits = cabe; depends = cabe se o que a lista não diz for favorável; short = falta pouco'),
    comfortable: z
      .boolean()
      .describe('Sobram 10 % do dinheiro próprio e da parcela permitida; em depends, se tudo for favorável'),
    unknown: z.array(z.enum(unknownAnswers)).describe('O que a lista não diz e importa'),
    deciding: z
      .array(z.enum(unknownAnswers))
      .describe('Em depends: o que decide, por si ou, se nada decide sozinho, em conjunto'),
    best: HomeCase.describe('Se o que não se sabe for favorável'),
    worst: HomeCase.describe('Se for desfavorável'),
  })
  .meta({ id: 'FittingHome' })
export type FittingHome = z.infer<typeof FittingHome>

const total = z.int().nonnegative()

/** The best homes of a place for a family. */
export const HomePurchasePage = z
  .strictObject({
    items: z.array(FittingHome),
    total: total.describe('Imóveis em todas as páginas, até 100'),
    page: z.int().nonnegative(),
    limit: z.int().positive(),
    levels: z
      .strictObject({ fits: total, depends: total, short: total })
      .describe('Quantos de cada nível o lugar tem'),
    homes: total.describe('Casas e apartamentos do lugar'),
  })
  .meta({ id: 'HomePurchasePage' })
export type HomePurchasePage = z.infer<typeof HomePurchasePage>

/** A number of a question; domain/home-purchase/home-question.ts says its limits. */
const numberOf = ({ unit, limits: [least, most], whole }: HomeNumber, description: string) => {
  const number = (whole ? z.int() : z.number()).min(least).max(most)
  return number
    .optional()
    .describe(`${description}${unit === 'R$' ? ', em reais' : unit === '%' ? ', em %' : ''}`)
}

const { income, savings, fgts, people, moveInMonths, age, rent } = familyNumbers
const assumed = assumedNumbers

const HomeSearchBody = z.object({
  [income.name]: numberOf(income, 'Renda da família por mês'),
  [savings.name]: numberOf(savings, 'Dinheiro guardado; sem renda nem entrada: 400'),
  [fgts.name]: numberOf(fgts, 'Saldo do FGTS de quem compra'),
  [people.name]: numberOf(people, 'Pessoas na casa: um quarto para cada duas'),
  [moveInMonths.name]: numberOf(moveInMonths, 'Meses até a mudança'),
  [age.name]: numberOf(age, 'Idade do mais velho que compra: dela dependem o seguro de vida e o prazo'),
  [rent.name]: numberOf(rent, 'Aluguel de hoje'),
  [homeNames.firstHome]: z.enum(['sim', 'nao']).optional().describe('nao: já tem imóvel, e o FGTS não conta'),
  [homeNames.uf]: UfSchema.optional(),
  [homeNames.city]: z.string().max(200).optional().describe('Sem acentos nem maiúsculas'),
  [homeNames.withinKm]: z
    .int()
    .min(withinKmLimits[0])
    .max(withinKmLimits[1])
    .optional()
    .describe('Até tantos km da cidade; só com uf e cidade'),
  [homeNames.system]: z.enum(['sac', 'price']).optional(),
  [assumed.yearlyRate.name]: numberOf(assumed.yearlyRate, 'Juros ao ano'),
  [assumed.years.name]: numberOf(assumed.years, 'Prazo em anos'),
  [assumed.incomeShare.name]: numberOf(assumed.incomeShare, 'O máximo que a parcela toma da renda'),
  [assumed.financedShare.name]: numberOf(assumed.financedShare, 'O máximo que o banco financia do preço'),
  [assumed.lifeInsurance.name]: numberOf(assumed.lifeInsurance, 'Seguro MIP ao mês, sobre a dívida'),
  [assumed.damageInsurance.name]: numberOf(assumed.damageInsurance, 'Seguro DFI ao mês, sobre a avaliação'),
  [assumed.adminFee.name]: numberOf(assumed.adminFee, 'Tarifa mensal do banco'),
  [assumed.bankFee.name]: numberOf(assumed.bankFee, 'Avaliação e tarifas do banco, uma vez'),
  [assumed.repairs.name]: numberOf(assumed.repairs, 'Primeiros reparos por m²'),
  [assumed.eviction.name]: numberOf(assumed.eviction, 'Desocupação'),
  [assumed.savingsRate.name]: numberOf(assumed.savingsRate, 'Rendimento da poupança ao mês'),
  [assumed.yearlyRise.name]: numberOf(assumed.yearlyRise, 'Alta de aluguéis e preços ao ano'),
  page: z.int().min(0).max(1_000_000).optional().describe('A partir de 0'),
  limit: z.int().min(1).max(100).optional().describe('20 quando não dito'),
})

/** Calls of the page for resident buyers. */
export const homePurchaseCalls = {
  homes: {
    method: 'post',
    path: '/api/home-purchase',
    tag: 'Catálogo',
    summary: 'Os cem imóveis que melhor cabem no bolso de uma família',
    description:
      'Cabe: a 1ª parcela com seguros fica no limite da renda, e a entrada com ITBI, registro, reparos e desocupação, no dinheiro guardado. O que a lista não diz é calculado das duas formas. A renda vem no corpo, para não ficar em endereços.',
    access: 'public',
    turn: { queue: 'computing', cost: 100 },
    changesNothing: true,
    body: HomeSearchBody,
    bodyLimit: 4096,
    response: HomePurchasePage,
    errors: ['bad_request', 'too_many_requests'],
  },
} as const satisfies Record<string, ApiCall>
