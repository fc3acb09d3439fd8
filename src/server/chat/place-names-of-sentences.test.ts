import { describe, expect, it } from 'vitest'
import { readSentence } from '#domain/search/sentence/read-sentence.ts'
import { describePlaceCorrections } from '#domain/search/sentence/sentence-reading.ts'
import { buildMunicipalityGazetteer } from './catalogue-gazetteer.ts'

const gazetteer = buildMunicipalityGazetteer()
const read = (text: string) => {
  const { criteria, notUnderstood, corrections } = readSentence(text, gazetteer, null)
  return {
    city: criteria.city,
    state: criteria.state,
    notUnderstood,
    said: describePlaceCorrections(corrections),
  }
}

describe('a place by an old name or another spelling', () => {
  it.each([
    ['casa em Campo de Santana PB', 'TACIMA', ['PB']],
    ['casa em Augusto Severo RN', 'CAMPO GRANDE', ['RN']],
    ['casa em São Miguel de Touros', 'SAO MIGUEL DO GOSTOSO', []],
    ['casa em São Caetano PE', 'SAO CAITANO', ['PE']],
    ['casa em Belém de São Francisco', 'BELEM DO SAO FRANCISCO', []],
    ['casa em Belém de São Francisco - PE', 'BELEM DO SAO FRANCISCO', ['PE']],
    ['casa em Florínia', 'FLORINEA', []],
    ['casa em Florínia SP', 'FLORINEA', ['SP']],
    ['casa em Trajano de Morais', 'TRAJANO DE MORAES', []],
    ['casa em Parati', 'PARATY', []],
    ['casa em São Thomé das Letras', 'SAO TOME DAS LETRAS', []],
    ['casa em Brasópolis MG', 'BRAZOPOLIS', ['MG']],
    ['casa em Bataiporã', 'BATAYPORA', []],
    ['casa em Poxoréo MT', 'POXOREU', ['MT']],
    ['casa em São Caetano do Sul', 'SAO CAETANO DO SUL', []],
    ['casa em Campo Grande MS', 'CAMPO GRANDE', ['MS']],
  ])('%s is read as %s %j', (text, city, state) => {
    expect(read(text)).toMatchObject({ city: [city], state, notUnderstood: [] })
  })

  it('is said as it was read', () => {
    expect(read('casa em Florínia').said).toBe('Li “Florínia” como Florinea.')
  })
})

it('never leaves the state that was said', () => {
  for (const text of ['casa em Florínia RN', 'casa em Campinsa PE', 'casa em São Caetano AC']) {
    const { city, state } = read(text)
    for (const name of city)
      expect(
        gazetteer.cities.get(name.toLowerCase())?.some(place => state.includes(place.state)),
        `${text}: ${name}`,
      ).toBe(true)
  }
})
