import { z } from 'zod'

const total = z.int().nonnegative().describe('Quantos imóveis')

export const Region = z
  .strictObject({
    avgPrice: z.number().describe('Preço médio, em reais'),
    avgEval: z.number().describe('Avaliação média, em reais'),
    sampleSize: total,
    medianPricePerM2: z.number().describe('Mediana do preço por m², em reais'),
    liquidity: z.strictObject({
      totalSimilar: total,
      withImages: total.describe('Com foto que se sabe existir'),
    }),
  })
  .meta({ id: 'Region', description: 'Zeros quando não há amostra' })
export type Region = z.infer<typeof Region>
