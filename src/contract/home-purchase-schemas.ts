import { z } from 'zod'
import { unknownAnswers } from '#domain/search/search-criteria.ts'
import { Property } from './property-schemas.ts'

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
