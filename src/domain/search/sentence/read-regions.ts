import type { Gazetteer } from './gazetteer.ts'
import { forEachMatch, phrasePattern, type SentenceReading, markNotUnderstood } from './sentence-reading.ts'
import { setCity } from './set-place.ts'
import { stateCapitals, stateDemonyms } from './state-words.ts'

const capitalOf = phrasePattern(`(?:em |n?a )?capital (?:${[...stateDemonyms.keys()].join('|')})`)
const stateOfRio = phrasePattern('estado d[oe] rio(?! (?:de|grande) )')
const region = phrasePattern(`(?:litoral|interior) (?:${[...stateDemonyms.keys()].join('|')})`)
const capital = phrasePattern('(?:em |n?a )?capital')

/** Reads "na capital mineira", "interior paulista", "estado do Rio". */
export function readRegions(reading: SentenceReading, gazetteer: Gazetteer): void {
  forEachMatch(reading, capitalOf, ([words]) => {
    const uf = stateDemonyms.get(words.split(' ').at(-1) ?? '')
    if (uf === undefined || reading.criteria.city.length > 0) return false
    setCity(reading, gazetteer, stateCapitals[uf], uf)
  })
  forEachMatch(reading, stateOfRio, () => {
    reading.criteria.state = ['RJ']
  })
  forEachMatch(reading, region, ([words], from) => {
    const uf = stateDemonyms.get(words.split(' ').at(-1) ?? '')
    if (uf) reading.criteria.state = [uf]
    markNotUnderstood(reading, from, from + 1)
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
