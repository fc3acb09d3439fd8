/** Endings of feminine nouns; the names of facts have no masculine ones that end so. */
const feminine = /(?:a|ção|ções|são|sões|dade|gem|gens)s?$/

/**
 * A fact whose values are said of the property, “Ocupado”, “Desocupado”, and not of its name (both are requirements of the
 * product).
 */
const saidOfProperty = 'Ocupação'

/**
 * The text for a fact that no source states, in the gender and number of its name: `Bairro: Não informado`,
 * `Área privativa: Não informada`, `Quartos: Não informados`; `Ocupação: Não informado`, as the property is.
 * @param name a noun, and what belongs to it
 */
export function describeUnknownFact(name: string): string {
  const [noun = ''] = name.split(/[ ,]/)
  // An abbreviation has no plural.
  const isWord = noun !== noun.toUpperCase()
  const gender = isWord && noun !== saidOfProperty && feminine.test(noun) ? 'a' : 'o'
  return `Não informad${gender}${isWord && noun.endsWith('s') ? 's' : ''}`
}
