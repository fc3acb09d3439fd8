/** The 27 federative units, ordered by name. */
export const states = [
  { uf: 'AC', name: 'Acre' },
  { uf: 'AL', name: 'Alagoas' },
  { uf: 'AP', name: 'Amapá' },
  { uf: 'AM', name: 'Amazonas' },
  { uf: 'BA', name: 'Bahia' },
  { uf: 'CE', name: 'Ceará' },
  { uf: 'DF', name: 'Distrito Federal' },
  { uf: 'ES', name: 'Espírito Santo' },
  { uf: 'GO', name: 'Goiás' },
  { uf: 'MA', name: 'Maranhão' },
  { uf: 'MT', name: 'Mato Grosso' },
  { uf: 'MS', name: 'Mato Grosso do Sul' },
  { uf: 'MG', name: 'Minas Gerais' },
  { uf: 'PA', name: 'Pará' },
  { uf: 'PB', name: 'Paraíba' },
  { uf: 'PR', name: 'Paraná' },
  { uf: 'PE', name: 'Pernambuco' },
  { uf: 'PI', name: 'Piauí' },
  { uf: 'RJ', name: 'Rio de Janeiro' },
  { uf: 'RN', name: 'Rio Grande do Norte' },
  { uf: 'RS', name: 'Rio Grande do Sul' },
  { uf: 'RO', name: 'Rondônia' },
  { uf: 'RR', name: 'Roraima' },
  { uf: 'SC', name: 'Santa Catarina' },
  { uf: 'SP', name: 'São Paulo' },
  { uf: 'SE', name: 'Sergipe' },
  { uf: 'TO', name: 'Tocantins' },
] as const

export type Uf = (typeof states)[number]['uf']

const names = new Map<string, string>(states.map(state => [state.uf, state.name]))

/** Whether a text is the abbreviation of a Brazilian state, in capitals. */
export const isUf = (text: string): text is Uf => names.has(text)

/** Returns the state's name in Portuguese. Never throws: every `Uf` has a name. */
export const stateName = (uf: Uf): string => names.get(uf) as string

/** Articles of the states that take one in Portuguese: `no Acre`, `na Bahia`; all others `em Goiás`. */
const articles: Partial<Record<Uf, 'o' | 'a'>> = {
  AC: 'o',
  AP: 'o',
  AM: 'o',
  BA: 'a',
  CE: 'o',
  DF: 'o',
  ES: 'o',
  MA: 'o',
  PA: 'o',
  PB: 'a',
  PR: 'o',
  PI: 'o',
  RJ: 'o',
  RN: 'o',
  RS: 'o',
  TO: 'o',
}

/** Describes a place in a state: `no Acre`, `na Bahia`, `em Goiás`. */
export const phraseInState = (uf: Uf): string => {
  const article = articles[uf]
  return `${article === undefined ? 'em' : `n${article}`} ${stateName(uf)}`
}

/** States whose capital has the same name. */
const namedLikeCapital: Partial<Record<Uf, string>> = {
  RJ: 'estado do Rio de Janeiro',
  SP: 'estado de São Paulo',
}

/** Returns the state's name where the capital must not be meant: `estado de São Paulo`, `Goiás`. */
export const stateNameApart = (uf: Uf): string => namedLikeCapital[uf] ?? stateName(uf)

/** Describes a place in a state where the capital must not be meant: `no estado de São Paulo`, `na Bahia`. */
export const phraseInWholeState = (uf: Uf): string =>
  namedLikeCapital[uf] === undefined ? phraseInState(uf) : `no ${namedLikeCapital[uf]}`
