import type { Gazetteer } from './gazetteer.ts'
import {
  type SentenceReading,
  consumeTokens,
  forEachMatch,
  hasWord,
  lineAround,
  listAmounts,
  markNotUnderstood,
  matchesAnywhere,
  phrasePattern,
  tokenAtDistance,
} from './sentence-reading.ts'
import { findStateOfCity, isLocated, setCity, writeCity } from './set-place.ts'
import { type PlaceMention, findStateAfter, stateCapitals, stateDemonyms } from './state-mentions.ts'
import type { Region } from '../../regions.ts'
import type { Uf } from '../../states.ts'

/** A metropolitan region is read as everything within so many kilometers of its city. */
const metropolitanKm = 40
const mostKm = 300

const numbers: Record<string, number> = {
  cinco: 5,
  dez: 10,
  doze: 12,
  quinze: 15,
  vinte: 20,
  'vinte e cinco': 25,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  cem: 100,
  cento: 100,
  duzentos: 200,
}
const count = `(?<km>\\d{1,3}|${Object.keys(numbers).join('|')})`
const kilometers = '(?:km|kms|quilometros?|klm)'
const lead =
  '(?:(?:n?[ao]s?|em|n?um|ate|a|uns|de|d[ao]|pel[ao]s?|menos de|no maximo|maximo|raio|distancia|ficar|fique|mais|ou menos|cerca|ali|la|bem|mora[dr]?|por|toda) ){0,6}'
const preposition = '(?:d[aeo]s?|d|a|ao|com|para|pra|pro) '
const placed = '(?:(?:cidade|municipio|centro) (?:de |do |da )?)?(?:[oa] )?'

const metropolitan = new RegExp(
  ` (?:${lead}(?:regiao metropolitana|r m|rm|area metropolitana) (?:${preposition})?${placed}|(?:(?:n?a|d?a|em|pela|toda|na regiao da|regiao da) )grande )$|^ (?:${lead})?grande $`,
)
const distance = new RegExp(
  ` ${lead}${count} ?${kilometers} (?:(?:de distancia|no maximo|de raio|em volta|ao redor|em torno|daqui|longe) )?${preposition}${placed}$`,
)
const around = new RegExp(
  ` ${lead}(?:pert(?:o|inho|in)|proxim[oa]s?|proximidades?|prox|arredor(?:es)?|redondezas?|imediacoes|entornos?|regiao|regioes|cercanias|adjacencias|em volta|em torno|ao redor|redor|volta(?= d)|do lado|ao lado|lado|(?:cidades?|municipios?) (?:vizinh[oa]s?|proxim[oa]s?|perto|em volta|ao redor|da regiao|do lado)|vizinh(?:anca|os?|as?)) ${preposition}${placed}$`,
)
const afterDistance = new RegExp(
  `^ (?:, )?(?:e |ou )?${lead}${count} ?${kilometers}(?: (?:de distancia|no maximo|de raio|em volta|ao redor|em torno|dali|de la|dela|distante))?(?= )(?! d[aeo] )`,
)
const afterAround =
  /^ (?:, )?(?:e|ou|\/|\+) (?:(?:n?[ao]s?|em|sua|suas|toda|todo|a|o|cidades?|municipios?|ate|mais|bem) ){0,3}(?:regiao metropolitana|regiao|arredor(?:es)?|redondezas?|proximidades?|imediacoes|entornos?|vizinhancas?|vizinh[oa]s?|proxim[oa]s?|perto|volta|em volta|ao redor|cercanias|adjacencias)(?: (?:del[ae]|de la|da cidade))?(?= )/

interface Nearness {
  from: number
  to: number
  within: number | null
}

const readKm = (groups: Record<string, string> | undefined): number | null => {
  const writtenNumber = groups?.['km'] ?? ''
  const value = numbers[writtenNumber] ?? Number(writtenNumber)
  return Number.isInteger(value) && value >= 1 && value <= mostKm ? value : null
}

/** Finds the words around a place that ask for what lies near it; `null` when there are none. */
function findNearness(reading: SentenceReading, { from, to }: PlaceMention, end: number): Nearness | null {
  const [before] = lineAround(reading, from, to)
  const [, after] = lineAround(reading, from, end)
  const start = (match: RegExpExecArray): number =>
    tokenAtDistance(reading, from, match.index + 1 - before.length)
  const last = (match: RegExpExecArray): number => tokenAtDistance(reading, end, match[0].length)
  const far = distance.exec(before)
  const beyond = afterDistance.exec(after)
  const whole = metropolitan.exec(before)
  const near = around.exec(before)
  const later = afterAround.exec(after)
  const begin = far ?? whole ?? near
  const finish = beyond ?? (begin === null ? later : null)
  if (begin === null && finish === null) return null
  return {
    from: begin === null ? from : start(begin),
    to: finish === null ? end : last(finish),
    within:
      readKm(far?.groups) ??
      readKm(beyond?.groups) ??
      (whole !== null || /metropolitana/.test(later?.[0] ?? '') ? metropolitanKm : null),
  }
}

/**
 * Reads "perto de Campinas", "até 30 km de Goiânia", "grande São Paulo", "Curitiba e região" at a named place; `false`
 * when nothing asks for what is near. A second one is marked as not understood, and so is what asks for the surroundings
 * of a city of which it is not known where it lies: the city itself is then still to be read.
 */
export function readNearness(reading: SentenceReading, gazetteer: Gazetteer, mention: PlaceMention): boolean {
  const { criteria } = reading
  const city = mention.city ?? (mention.state === null ? null : stateCapitals[mention.state])
  if (city === null) return false
  const states = (gazetteer.cities.get(city) ?? []).map(({ state }) => state)
  const statedState = findStateAfter(reading, mention.to, states)
  const end = statedState?.to ?? mention.to
  const found = findNearness(reading, mention, end)
  if (found === null) return false
  // "região de Minas" is the state.
  if (mention.city === null && found.within === null && !/^(sp|rj|df)$/i.test(mention.state ?? ''))
    return false
  const uf = findStateOfCity(
    gazetteer,
    city,
    statedState?.state ?? mention.state ?? criteria.state[0] ?? null,
  )
  if (uf === null) return false
  if (!isLocated(gazetteer, city, uf)) {
    if (found.from < mention.from) markNotUnderstood(reading, found.from, mention.from)
    if (end < found.to) markNotUnderstood(reading, end, found.to)
    return false
  }
  if (criteria.near !== null) {
    markNotUnderstood(reading, found.from, found.to)
    return true
  }
  criteria.near = `${writeCity(gazetteer, city, uf)},${uf}`
  criteria.within = found.within
  consumeTokens(reading, found.from, found.to)
  return true
}

const bareDistance = phrasePattern(
  '(?:(?:no maximo|maximo|ate|num raio|raio|de|a|uns|pra|para|menos de|em|dentro de|so|diminu\\w+|aument\\w+|amplia\\w*|ampli\\w+|pode ser|e) ){0,5}(?<km>[9#]|\\d{1,3}) (?:km|kms|quilometros?)(?! d[aeo]s? (?!la |distancia |raio ))(?: (?:de|d[ae]) (?:la|distancia|raio)| dali| no maximo| em volta| ao redor)*',
)

/** Reads a distance without a place, "no máximo 20 km de lá", which belongs to the place named before. */
export function readDistance(reading: SentenceReading): void {
  if (!hasWord(reading, /^(?:kms?|quilometros?)$/)) return
  forEachMatch(reading, bareDistance, ({ groups }, from, to) => {
    const value = listAmounts(reading, from, to)[0]?.value ?? Number(groups?.['km'])
    const usable = Number.isInteger(value) && value >= 1 && value <= mostKm
    if (!usable || reading.criteria.within !== null) return false
    reading.criteria.within = value
  })
}

const demonyms = [...stateDemonyms.keys()].join('|')
const capitalOf = phrasePattern(`(?:em |n?a )?capital (?:${demonyms})`)
const stateOfRio = phrasePattern('estado d[oe] rio(?! (?:de|grande) )')
const partOfState = phrasePattern(`(?:n?o |do )?(?:litoral|interior) (?:${demonyms})`)
const capital = phrasePattern('(?:em |n?a )?capital')
const capitals = phrasePattern('(?:(?:so|somente|apenas) )?(?:n?as |em )?(?:todas as )?capitais')
const interior = phrasePattern(
  '(?:(?:cidades?|municipios?) )?(?:n?o |d[oe] |pel[oa] |pro |para o )?(?:interior(?:zao)?|interiorano)(?! d[ao] (?:casa|imovel|apartamento))(?: (?:do estado|do pais|do brasil))?',
)
const ofCountry = '(?: d[oe] (?:brasil|pais))?'
const sure = '(?:nordeste|sudeste|centro oeste|centro - oeste|centrooeste)'
const named = `(?:regiao (?:sul|norte|${sure})|${sure})`
const article = '(?:(?:n?[oa]|pel[oa]|todo o|toda a|em|d[oa]|pro|para o) )'
/** Not "no norte do Paraná", "zona sul", "litoral norte". */
const partOf =
  '(?! (?:d[aeo]s?|de) (?!brasil|pais)| (?:paulista|mineiro|fluminense|gaucho|paranaense|catarinense) )'
const oneRegion = `(?:${article}?${named}|(?:n?o|pro|para o|todo o|pelo) (?:norte|sul))${ofCountry}${partOf}`
const regionPattern = phrasePattern(
  `(?<! (?:zona|litoral|asa|parte) )(?:${oneRegion})(?: (?:,|e|ou|e n?o|ou n?o) (?:(?:regiao )?(?:sul|norte|${sure}))${ofCountry}${partOf}){0,4}`,
)
const regionOf: [RegExp, Region][] = [
  [/nordeste/, 'nordeste'],
  [/sudeste/, 'sudeste'],
  [/centro ?-? ?oeste/, 'centro-oeste'],
  [/(?:^| )norte(?: |$)/, 'norte'],
  [/(?:^| )sul(?: |$)/, 'sul'],
]

/** Areas that people name, each as what lies within so many kilometers of a city of its own (IBGE's and the states' regions). */
const namedAreas: readonly (readonly [names: string, city: string, uf: Uf, km: number])[] = [
  ['baixada santista', 'santos', 'SP', 60],
  ['abc(?:d|dmrr)?(?: paulista)?|grande abc', 'santo andre', 'SP', 20],
  ['vale d[oe] paraiba', 'sao jose dos campos', 'SP', 80],
  ['baixada fluminense', 'nova iguacu', 'RJ', 30],
  ['regiao dos lagos', 'cabo frio', 'RJ', 50],
  ['regiao serrana(?: d[oe] rio(?: de janeiro)?)?', 'nova friburgo', 'RJ', 60],
  ['serra gaucha', 'caxias do sul', 'RS', 50],
  ['vale do(?:s)? sinos', 'novo hamburgo', 'RS', 30],
  ['vale do itajai', 'blumenau', 'SC', 50],
  ['vale do aco', 'ipatinga', 'MG', 40],
  ['triangulo mineiro', 'uberlandia', 'MG', 150],
  ['zona da mata mineira', 'juiz de fora', 'MG', 100],
  ['reconcavo(?: baiano)?', 'santo antonio de jesus', 'BA', 60],
  ['cariri cearense', 'juazeiro do norte', 'CE', 50],
]
const namedArea = namedAreas.map(
  ([names, city, uf, km]) =>
    [phrasePattern(`(?:(?:n[ao]|d[ao]|em|pel[ao]|toda [ao]) )?(?:${names})`), city, uf, km] as const,
)
const areaWord = /^(?:baixada|abc|grande|vale|regiao|serra|triangulo|zona|reconcavo|cariri)/

/** Reads "na Baixada Santista": everything near the area's own city. */
function readNamedAreas(reading: SentenceReading, gazetteer: Gazetteer): void {
  const { criteria } = reading
  if (!hasWord(reading, areaWord)) return
  for (const [pattern, city, uf, km] of namedArea)
    forEachMatch(reading, pattern, () => {
      if (criteria.near !== null || !isLocated(gazetteer, city, uf)) return false
      criteria.near = `${writeCity(gazetteer, city, uf)},${uf}`
      criteria.within = km
      reading.isNearNamedArea = true
    })
}

/** Some word of every region. */
const regionWord = /^(?:norte|sul|nordeste|sudeste|centro|centrooeste|interior|capita|litoral|estado)/

/** Whether the sentence names a region of the country. */
export const saysRegion = (reading: SentenceReading): boolean =>
  hasWord(reading, regionWord) && matchesAnywhere(reading, regionPattern)

/** Reads "no Nordeste", "interior paulista", "na capital mineira", "estado do Rio". */
export function readRegions(reading: SentenceReading, gazetteer: Gazetteer): void {
  const { criteria } = reading
  readNamedAreas(reading, gazetteer)
  if (!hasWord(reading, regionWord)) return
  forEachMatch(reading, capitalOf, ([words]) => {
    const uf = stateDemonyms.get(words.split(' ').at(-1) ?? '')
    if (uf === undefined || criteria.city.length > 0) return false
    setCity(reading, gazetteer, stateCapitals[uf], uf)
  })
  forEachMatch(reading, stateOfRio, () => {
    criteria.state = ['RJ']
  })
  forEachMatch(reading, partOfState, ([words], _, to) => {
    const uf = stateDemonyms.get(words.split(' ').at(-1) ?? '')
    if (uf) criteria.state = [uf]
    if (words.includes('interior')) criteria.interior = true
    else markNotUnderstood(reading, to - 2, to - 1)
  })
  forEachMatch(reading, regionPattern, ([words]) => {
    const found = regionOf
      .map(([pattern, region]) => ({ region, at: words.search(pattern) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at)
    criteria.region = [...new Set([...criteria.region, ...found.map(({ region }) => region)])]
  })
  forEachMatch(reading, interior, (_, from, to) => {
    criteria.interior ??= true
    consumeTokens(reading, from, to)
  })
  forEachMatch(reading, capitals, () => {
    criteria.interior ??= false
  })
}

/** Reads "na capital do Paraná", "SP capital": the capital of the state that was named. */
export function readCapital(reading: SentenceReading, gazetteer: Gazetteer): void {
  forEachMatch(reading, capital, () => {
    const state = reading.criteria.state[0]
    if (state === undefined) return false
    if (reading.criteria.city.length === 0) setCity(reading, gazetteer, stateCapitals[state], state)
  })
}
