import { z } from 'zod'
import { nextPriceSilences } from '#domain/ladder/next-price.ts'
import { judgementQuestions } from '#domain/judgement/judgement-questions.ts'
import { verdictKeys } from '#domain/judgement/verdict.ts'
import { ReturnRange, SaleGroundSchema } from './property-schemas.ts'

const count = z.int().nonnegative()
const price = (description: string) => z.number().describe(`${description}, em reais`)

/** What follows from everything known of one property, for a target and for what a person knows of it. */
export const JudgementAnswer = z
  .strictObject({
    verdict: z.strictObject({
      key: z.enum(verdictKeys),
      text: z.string().describe('Uma frase: se paga a conta'),
      detail: z.string().describe('O que isso significa para a meta; vazio quando nada segue'),
    }),
    returnRange: ReturnRange.nullable().describe(
      'ROI líquido com os seus extremos; null sem nenhum valor de venda',
    ),
    ground: SaleGroundSchema,
    likelyGone: z
      .strictObject({ p: z.number().min(0).max(1), days: count })
      .nullable()
      .describe(
        'De uma lista de mais de 36 dias: quantos como este saem em tantos dias, se são a maioria e se dá para dizer',
      ),
    own: z.boolean().describe('Pela planilha ou pelas respostas de quem pergunta, não pelas suposições'),
    known: z.number().min(0).max(1).describe('Quanto do peso das oito perguntas está respondido'),
    missing: z
      .array(
        z.strictObject({
          key: z.enum(judgementQuestions),
          how: z.string().describe('Como obter a resposta'),
        }),
      )
      .describe('As perguntas em aberto'),
    comparables: count.describe('Parecidos à venda na cidade, com área e avaliação; até 255'),
    score: z.number().min(0).max(10).nullable().describe('De 0 a 10; null com menos de 60 % conhecido'),
    targetRoi: z.number().describe('A meta de ROI líquido, em %'),
    maxBid: price('Lance máximo para a meta').nullable(),
    unusual: z
      .strictObject({ listings: count, of: count })
      .nullable()
      .describe('Desconto acima de 80 %: quantos imóveis da lista têm um assim'),
  })
  .meta({ id: 'Judgement' })
export type JudgementAnswer = z.infer<typeof JudgementAnswer>

const ladderShare = z
  .strictObject({
    p: z.number().min(0).max(1),
    low: z.number().min(0).max(1),
    high: z.number().min(0).max(1),
  })
  .nullable()

/** What the price ladder observed in the lists says of a property. */
export const LadderAnswer = z
  .strictObject({
    family: z.enum(['lo', 'hi']).nullable().describe('A família da base; null fora da escada'),
    rebasings: count.nullable().describe('Quantas vezes a base baixou'),
    rung: count.nullable().describe('Em que degrau está; 0 = no preço inicial'),
    next: z
      .strictObject({
        kind: z.enum(['cut', 'same']).describe('same: licitação, seguida do mesmo preço em venda online'),
        price: price('Próximo preço'),
        share: ladderShare.describe('Quantas das próximas mudanças são esta; null onde varia demais'),
        windows: z
          .array(z.strictObject({ from: z.iso.date(), to: z.iso.date() }))
          .describe('Quando pode vir; vazio quando não se sabe'),
      })
      .nullable()
      .describe('null quando a regra se cala'),
    later: z.array(z.number()).max(2).describe('Até dois preços que viriam depois do próximo, em reais'),
    rebase: z
      .strictObject({
        price: price('O preço com que a Caixa recomeça a escada'),
        share: ladderShare.describe('Quantas das próximas mudanças são recomeços; null onde varia demais'),
      })
      .nullable()
      .describe('null onde não se diz ou nunca se viu'),
    floor: z.boolean().describe('Está no piso, 10 % da avaliação: daqui não se viu reduzir'),
    expired: z.boolean().describe('A lista tem mais de 36 dias: o próximo preço já veio'),
    silence: z.enum(nextPriceSilences).nullable().describe('Por que nada se diz do próximo preço'),
    ifUnsold: z
      .strictObject({
        low: price('O menor dos dois preços possíveis'),
        high: price('O maior dos dois'),
        likely: z.enum(['low', 'high']).describe('O que se viu mais vezes em imóveis como este'),
        afterSecondAuction: z.boolean().describe('Antes dela ainda vem o 2º leilão'),
      })
      .nullable()
      .describe('A Licitação Aberta que segue a um leilão em que ninguém compra'),
    evidence: z.strictObject({
      share: z.number().min(0).max(1).describe('Imóveis que estão na escada'),
      listings: count.describe('De quantos, nas listas mais novas, sem os leilões'),
      scope: z
        .enum(['state', 'country'])
        .describe('country: o estado tem menos de 50, e o país responde por ele'),
      listDate: z.iso.date(),
    }),
  })
  .meta({ id: 'Ladder' })
export type LadderAnswer = z.infer<typeof LadderAnswer>
