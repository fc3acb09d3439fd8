import { z } from 'zod'

/** Where our own copy of the bank's photo `n` (1…9) of a property is. */
export const photoPath = (id: string, n: number): string => `/api/photos/${id}/${n}`

/** Widths a photo comes in, in pixels; another `w` is taken for the next larger one. */
export const photoWidths = [160, 320, 480, 640, 960, 1280] as const

/** Which photos exist, of several properties at once. */
export const PhotosKnown = z
  .strictObject({
    photos: z
      .record(z.string(), z.array(z.int().positive()))
      .describe('Por imóvel, os números das fotos que existem; vazio = não há foto'),
    pending: z.array(z.string()).describe('Imóveis de que ainda não se sabe: pergunte de novo mais tarde'),
  })
  .meta({ id: 'PhotosKnown' })
export type PhotosKnown = z.infer<typeof PhotosKnown>
