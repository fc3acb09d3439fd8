/** Returns the greeting by the local hour, 0 to 23. */
export const greetByHour = (hour: number): string =>
  hour < 12 ? 'Bom dia' : hour < 18 ? 'Boa tarde' : 'Boa noite'

/** Returns the first name, or `Investidor` without a name. */
export const firstName = (name: string): string => name.trim().split(/\s+/, 1)[0] || 'Investidor'
