import { defaultAccountName } from '#contract/account-limits.ts'

/** Returns the greeting by the local hour, 0 to 23. */
export const greetByHour = (hour: number): string =>
  hour < 12 ? 'Bom dia' : hour < 18 ? 'Boa tarde' : 'Boa noite'

/** Returns the greeting with the first name: `Bom dia, Marina`; without a name with the default one. */
export function greet(hour: number, name: string): string {
  const first = name.trim().split(/\s+/, 1)[0] || defaultAccountName
  return `${greetByHour(hour)}, ${first}`
}
