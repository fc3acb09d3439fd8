import { states, type Uf } from '../../states.ts'
import { foldText } from '../../fold-text.ts'

const names: [string, Uf][] = states.map(({ uf, name }) => [foldText(name), uf])

/** States by their names as `normalizeName` returns them. */
export const statesByName: ReadonlyMap<string, Uf> = new Map([
  ...names,
  ['minas', 'MG'],
  ['matogrosso', 'MT'],
  ['matogrosso do sul', 'MS'],
  ['mato grosso sul', 'MS'],
  ['rio grande norte', 'RN'],
  ['rio grande sul', 'RS'],
])

export const stateCodes: ReadonlyMap<string, Uf> = new Map(states.map(({ uf }) => [uf.toLowerCase(), uf]))

/** Codes in small letters that are not Portuguese words, so that they are always a state. */
export const sureCodes = new Set(['sp', 'rj', 'mg', 'rs', 'sc', 'df', 'ba', 'rn', 'pb', 'mt', 'ms', 'go'])

/** The capitals' normalized names. */
export const stateCapitals: Readonly<Record<Uf, string>> = {
  AC: 'rio branco',
  AL: 'maceio',
  AP: 'macapa',
  AM: 'manaus',
  BA: 'salvador',
  CE: 'fortaleza',
  DF: 'brasilia',
  ES: 'vitoria',
  GO: 'goiania',
  MA: 'sao luis',
  MT: 'cuiaba',
  MS: 'campo grande',
  MG: 'belo horizonte',
  PA: 'belem',
  PB: 'joao pessoa',
  PR: 'curitiba',
  PE: 'recife',
  PI: 'teresina',
  RJ: 'rio de janeiro',
  RN: 'natal',
  RS: 'porto alegre',
  RO: 'porto velho',
  RR: 'boa vista',
  SC: 'florianopolis',
  SP: 'sao paulo',
  SE: 'aracaju',
  TO: 'palmas',
}

const feminine: Record<string, Uf> = {
  paulista: 'SP',
  fluminense: 'RJ',
  carioca: 'RJ',
  mineira: 'MG',
  gaucha: 'RS',
  paranaense: 'PR',
  catarinense: 'SC',
  baiana: 'BA',
  goiana: 'GO',
  pernambucana: 'PE',
  cearense: 'CE',
  potiguar: 'RN',
  capixaba: 'ES',
  federal: 'DF',
  paraense: 'PA',
  amazonense: 'AM',
  alagoana: 'AL',
  sergipana: 'SE',
  paraibana: 'PB',
  maranhense: 'MA',
  piauiense: 'PI',
}

/** Adjectives for the people of a state: "capital mineira", "interior mineiro". */
export const stateDemonyms: ReadonlyMap<string, Uf> = new Map(
  Object.entries(feminine).flatMap(([word, uf]) => [
    [word, uf] as const,
    [word.replace(/a$/, 'o'), uf] as const,
  ]),
)

/** Nicknames of cities, with the normalized name; a nickname that is an everyday word needs a preposition. */
export const cityNicknames: ReadonlyMap<string, string> = new Map([
  ['bh', 'belo horizonte'],
  ['beaga', 'belo horizonte'],
  ['b h', 'belo horizonte'],
  ['belzonte', 'belo horizonte'],
  ['sampa', 'sao paulo'],
  ['sbc', 'sao bernardo do campo'],
  ['sao bernardo', 'sao bernardo do campo'],
  ['scs', 'sao caetano do sul'],
  ['sao caetano', 'sao caetano do sul'],
  ['sao j dos campos', 'sao jose dos campos'],
  ['sao j campos', 'sao jose dos campos'],
  ['sjc', 'sao jose dos campos'],
  ['sjrp', 'sao jose do rio preto'],
  ['rio preto', 'sao jose do rio preto'],
  ['sjp', 'sao jose dos pinhais'],
  ['poa', 'porto alegre'],
  ['cwb', 'curitiba'],
  ['ctba', 'curitiba'],
  ['floripa', 'florianopolis'],
  ['bsb', 'brasilia'],
  ['jampa', 'joao pessoa'],
  ['ssa', 'salvador'],
  ['gyn', 'goiania'],
  ['ribeirao', 'ribeirao preto'],
  ['rio', 'rio de janeiro'],
  ['jf', 'juiz de fora'],
  ['jp', 'joao pessoa'],
  ['vix', 'vitoria'],
  ['feira', 'feira de santana'],
  ['foz', 'foz do iguacu'],
  ['fortal', 'fortaleza'],
  ['mogi', 'mogi das cruzes'],
  ['itaqua', 'itaquaquecetuba'],
  ['caragua', 'caraguatatuba'],
  ['pinda', 'pindamonhangaba'],
  ['buzios', 'armacao dos buzios'],
  ['embu', 'embu das artes'],
  ['jaboatao', 'jaboatao dos guararapes'],
  ['campos', 'campos dos goytacazes'],
])
