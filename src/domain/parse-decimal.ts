const grouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/
const comma = /^\d+(?:,\d+)?$/
const dot = /^\d+\.\d+$/

/**
 * Parses a number as people and programs write it in Brazil: `197.976,00`, `97,71`, `284000`, `147398.67`. A dot
 * followed by exactly three digits groups thousands; any other dot is the decimal sign. `null` for anything else,
 * negative numbers included.
 */
export function parseDecimal(text: string): number | null {
  const digits = text.trim()
  if (digits.length > 20) return null
  if (grouped.test(digits) || comma.test(digits)) {
    return Number(digits.replaceAll('.', '').replace(',', '.'))
  }
  return dot.test(digits) ? Number(digits) : null
}
