import { z } from 'zod'
import { isCalendarDate } from '#domain/calendar-date.ts'
import { removeHiddenCharacters } from '#domain/hidden-characters.ts'

/** A day `YYYY-MM-DD` of this century. */
export const calendarDate = z.string().refine(isCalendarDate, 'Use uma data como 2026-11-23.')

/**
 * Text of one line: trimmed, without hidden characters, and without those that a database cannot store (NUL, halves of
 * characters).
 */
export const textLine = (most: number) =>
  z
    .string()
    .overwrite(removeHiddenCharacters)
    .trim()
    .max(most)
    .refine(text => !/\p{Cc}|\p{Surrogate}/u.test(text), 'Há caracteres inválidos no texto.')

/** Text of several lines, without hidden characters and those that a database cannot store. */
export const textLines = (most: number) =>
  z
    .string()
    .overwrite(removeHiddenCharacters)
    .max(most)
    .refine(text => !/[\0\p{Surrogate}]/u.test(text), 'Há caracteres inválidos no texto.')
