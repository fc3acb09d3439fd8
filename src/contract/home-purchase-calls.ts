import { z } from 'zod'
import {
  assumedNumbers,
  familyNumbers,
  homeNames,
  type HomeNumber,
  withinKmLimits,
} from '#domain/home-purchase/home-question.ts'
import type { ApiCall } from './api-call.ts'
import { HomePurchasePage } from './home-purchase-schemas.ts'
import { UfSchema } from './property-schemas.ts'

/** A number of a question; domain/home-purchase/home-question.ts says its limits. */
const numberOf = ({ unit, limits: [least, most], whole }: HomeNumber, description: string) => {
  const number = (whole ? z.int() : z.number()).min(least).max(most)
  return number
    .optional()
    .describe(`${description}${unit === 'R$' ? ', em reais' : unit === '%' ? ', em %' : ''}`)
}

const { income, savings, fgts, people, moveInMonths, rent } = familyNumbers
const assumed = assumedNumbers

const HomeSearchBody = z.object({
  [income.name]: numberOf(income, 'Renda da família por mês'),
  [savings.name]: numberOf(savings, 'Dinheiro guardado; sem renda nem entrada: 400'),
  [fgts.name]: numberOf(fgts, 'Saldo do FGTS de quem compra'),
  [people.name]: numberOf(people, 'Pessoas na casa: um quarto para cada duas'),
  [moveInMonths.name]: numberOf(moveInMonths, 'Meses até a mudança'),
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

/** What the page for people who buy to live is made of. */
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
