/** `5%` near what `near` matches (within 90 characters after or before); else the first; `null` without one. */
export function percentIn(key: string): string | null {
  return /(?<![\d.,])\d{1,3}(?:,\d{1,2})?%/.exec(key)?.[0] ?? null
}

/** "2 dias úteis", "24 horas", "6 meses", as the sentence has it; `null` without a term, or with several. */
export function termIn(key: string): string | null {
  const terms = [
    ...key.matchAll(/(?<![\d.,/])(\d{1,4}) (dias?|horas?|meses|mes)(?: (uteis|corridos|util|corrido))?/g),
  ]
  const [only, ...more] = terms
  if (only === undefined || more.some(other => other[1] !== only[1])) return null
  const [, count, unit, kind] = only
  const accented = (kind ?? '').replace('uteis', 'úteis').replace('util', 'útil')
  const number = Number(count)
  return `${String(number)} ${number === 1 ? (unit ?? '').replace(/s$/, '') : unit}${accented && ` ${accented}`}`.replace(
    '1 me',
    '1 mê',
  )
}

/** `R$ 1.000,00`; `null` without one. */
export function amountIn(key: string): string | null {
  const sum = /r\$ ?(\d{1,3}(?:\.\d{3})*(?:,\d{2})?)(?!\d|\.\d)/.exec(key)?.[1]
  return sum === undefined ? null : `R$ ${sum}`
}
