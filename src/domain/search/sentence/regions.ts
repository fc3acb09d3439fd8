import type { Gazetteer } from './gazetteer.ts'
import { each, phrase, type Reading, tell } from './reading.ts'
import { setCity } from './settle.ts'
import { capitals, demonyms } from './state-words.ts'

const capitalOf = phrase(`(?:em |n?a )?capital (?:${[...demonyms.keys()].join('|')})`)
const stateOfRio = phrase('estado d[oe] rio(?! (?:de|grande) )')
const region = phrase(`(?:litoral|interior) (?:${[...demonyms.keys()].join('|')})`)
const capital = phrase('(?:em |n?a )?capital')

/** Reads "na capital mineira", "interior paulista", "estado do Rio". */
export function readRegions(reading: Reading, gazetteer: Gazetteer): void {
  each(reading, capitalOf, ([words]) => {
    const uf = demonyms.get(words.split(' ').at(-1) ?? '')
    if (uf === undefined || reading.criteria.city.length > 0) return false
    setCity(reading, gazetteer, capitals[uf], uf)
  })
  each(reading, stateOfRio, () => {
    reading.criteria.state = ['RJ']
  })
  each(reading, region, ([words], from) => {
    const uf = demonyms.get(words.split(' ').at(-1) ?? '')
    if (uf) reading.criteria.state = [uf]
    tell(reading, from, from + 1)
  })
}

/** Reads "na capital do Paraná", "SP capital": the capital of the state that was named. */
export function readCapital(reading: Reading, gazetteer: Gazetteer): void {
  each(reading, capital, () => {
    const state = reading.criteria.state[0]
    if (state === undefined) return false
    if (reading.criteria.city.length === 0) setCity(reading, gazetteer, capitals[state], state)
  })
}
