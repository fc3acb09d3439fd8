import type { Gazetteer } from './gazetteer.ts'
import { forEachMatch, phrasePattern, type SentenceReading, markNotUnderstood } from './sentence-reading.ts'
import { setCity } from './set-place.ts'
import { capitals, demonyms } from './state-words.ts'

const capitalOf = phrasePattern(`(?:em |n?a )?capital (?:${[...demonyms.keys()].join('|')})`)
const stateOfRio = phrasePattern('estado d[oe] rio(?! (?:de|grande) )')
const region = phrasePattern(`(?:litoral|interior) (?:${[...demonyms.keys()].join('|')})`)
const capital = phrasePattern('(?:em |n?a )?capital')

/** Reads "na capital mineira", "interior paulista", "estado do Rio". */
export function readRegions(reading: SentenceReading, gazetteer: Gazetteer): void {
  forEachMatch(reading, capitalOf, ([words]) => {
    const uf = demonyms.get(words.split(' ').at(-1) ?? '')
    if (uf === undefined || reading.criteria.city.length > 0) return false
    setCity(reading, gazetteer, capitals[uf], uf)
  })
  forEachMatch(reading, stateOfRio, () => {
    reading.criteria.state = ['RJ']
  })
  forEachMatch(reading, region, ([words], from) => {
    const uf = demonyms.get(words.split(' ').at(-1) ?? '')
    if (uf) reading.criteria.state = [uf]
    markNotUnderstood(reading, from, from + 1)
  })
}

/** Reads "na capital do Paraná", "SP capital": the capital of the state that was named. */
export function readCapital(reading: SentenceReading, gazetteer: Gazetteer): void {
  forEachMatch(reading, capital, () => {
    const state = reading.criteria.state[0]
    if (state === undefined) return false
    if (reading.criteria.city.length === 0) setCity(reading, gazetteer, capitals[state], state)
  })
}
