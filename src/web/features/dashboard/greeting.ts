/** By the hour of the clock one looks at, 0 to 23. */
export const greeting = (hour: number): string =>
  hour < 12 ? 'Bom dia' : hour < 18 ? 'Boa tarde' : 'Boa noite'

/** What one is called here: the first name, or `Investidor` where none was given. */
export const calledBy = (name: string): string => name.trim().split(/\s+/, 1)[0] || 'Investidor'
