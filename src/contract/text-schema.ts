import { z } from 'zod'

/** Text of one line: trimmed, without characters that a database cannot store (NUL, halves of characters). */
export const textLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine(text => !/\p{Cc}|\p{Surrogate}/u.test(text), 'Há caracteres inválidos no texto.')

/** Text of several lines, without characters that a database cannot store. */
export const textLines = (most: number) =>
  z
    .string()
    .max(most)
    .refine(text => !/[\0\p{Surrogate}]/u.test(text), 'Há caracteres inválidos no texto.')
