import type { Region } from '../../regions.ts'
import type { Gazetteer } from './gazetteer.ts'
import { consumeTokens, markNotUnderstood, type SentenceReading } from './sentence-reading.ts'
import { hasWord, forEachMatch, matchesAnywhere, phrasePattern } from './sentence-patterns.ts'
import { setCity } from './set-place.ts'
import { stateCapitals, stateDemonyms } from './state-words.ts'

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

/** Some word of every region. */
const regionWord = /^(?:norte|sul|nordeste|sudeste|centro|centrooeste|interior|capita|litoral|estado)/

/** Whether the sentence names a region of the country. */
export const saysRegion = (reading: SentenceReading): boolean =>
  hasWord(reading, regionWord) && matchesAnywhere(reading, regionPattern)

/** Reads "no Nordeste", "interior paulista", "na capital mineira", "estado do Rio". */
export function readRegions(reading: SentenceReading, gazetteer: Gazetteer): void {
  const { criteria } = reading
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
