import { z } from 'zod'

/** Words of a person on one line: trimmed, without what no database can keep (NUL, halves of characters). */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine(text => !/\p{Cc}|\p{Surrogate}/u.test(text), 'Há caracteres inválidos no texto.')
