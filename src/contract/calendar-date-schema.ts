import { z } from 'zod'
import { isCalendarDate } from '#domain/calendar-date.ts'

/** A day `YYYY-MM-DD` of this century. */
export const calendarDate = z.string().refine(isCalendarDate, 'Use uma data como 2026-11-23.')
