const weekdayOf = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' })

/** Formats the weekday of a date `YYYY-MM-DD`: `qui.` */
export const formatWeekday = (date: string): string =>
  weekdayOf.format(new Date(`${date.slice(0, 10)}T12:00:00Z`))
