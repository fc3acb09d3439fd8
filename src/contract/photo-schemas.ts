import { z } from 'zod'

export const PhotosKnown = z
  .strictObject({
    photos: z
      .record(z.string(), z.array(z.int().positive()))
      .describe('Por imóvel, os números das fotos que existem; vazio = não há foto'),
    pending: z
      .array(z.string())
      .describe('Imóveis de que ainda não se sabe tudo: pergunte de novo mais tarde'),
  })
  .meta({ id: 'PhotosKnown' })
export type PhotosKnown = z.infer<typeof PhotosKnown>
