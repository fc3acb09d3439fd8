import { describe, expect, it } from 'vitest'
import { readPapersAddress, writePapersQuery } from './papers-address.ts'

const readingId = '0f8fad5b-d9cb-469f-a165-70867728950e'

describe('the address of the page of papers', () => {
  it.each([
    [{}, { paper: 'title-record', propertyId: null, readingId: null }],
    [
      { papel: 'edital', imovel: '0012' },
      { paper: 'edital', propertyId: '12', readingId: null },
    ],
    [
      { papel: 'matricula', leitura: readingId },
      { paper: 'title-record', propertyId: null, readingId },
    ],
    [
      { papel: 'outro', imovel: '../1', leitura: 'a' },
      { paper: 'title-record', propertyId: null, readingId: null },
    ],
    [
      { papel: ['edital', 'edital'], imovel: '12345678901234' },
      { paper: 'title-record', propertyId: null, readingId: null },
    ],
  ])('of %j', (query, address) => expect(readPapersAddress(query)).toEqual(address))

  it('is read as it was written', () => {
    const address = { paper: 'edital', propertyId: '8444405322578', readingId } as const
    expect(readPapersAddress(writePapersQuery(address))).toEqual(address)
  })
})
