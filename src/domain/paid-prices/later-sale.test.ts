import { describe, expect, it } from 'vitest'
import { findLaterSale, readPageTitles } from './later-sale.ts'
import type { PaidRecord } from './paid-record.ts'

const record = (changes: Partial<PaidRecord>): PaidRecord => ({
  kind: 'apartamento',
  deed: 'sale',
  value: 150_000_00,
  area: 50,
  day: 1_100,
  financed: false,
  title: null,
  unit: '401',
  block: '',
  ...changes,
})
const gone = { unit: '401', block: '', kind: 'apartamento', titles: [], lastListed: 1_000 } as const
const title = { record: 12_345, office: 2 }

describe('the sale of a unit after it left the list', () => {
  it.each([
    ['of its number', {}, [record({})], { day: 1_100, value: 150_000_00, by: 'unit' }],
    [
      'of its matrícula, whatever the number',
      { titles: [title] },
      [record({ unit: '4', title })],
      { by: 'title-record' },
    ],
    [
      'of its matrícula, where the page gives no office',
      { titles: [{ ...title, office: null }] },
      [record({ title })],
      {
        by: 'title-record',
      },
    ],
    [
      'of one of its matrículas',
      { titles: [{ record: 7, office: 2 }, title] },
      [record({ title })],
      { by: 'title-record' },
    ],
    ['on the last day that counts', {}, [record({ day: 1_540 })], { day: 1_540 }],
    [
      'whatever a parking space of another block is called',
      {},
      [record({}), record({ kind: 'comercial', block: 'B' })],
      { by: 'unit' },
    ],
    [
      'of a listing of no known kind',
      { kind: null },
      [record({ kind: 'casa', day: 1_050 })],
      { day: 1_050, by: 'unit' },
    ],
    [
      'whatever other units’ matrículas are',
      {},
      [record({ title }), record({ unit: '402', title: { record: 9, office: 2 } })],
      { by: 'unit' },
    ],
    ['the first of several', {}, [record({ day: 1_300, value: 1 }), record({})], { day: 1_100 }],
    ['of its number in its block', { block: 'B' }, [record({ block: 'B' })], { by: 'unit' }],
    ['by its number, where no matrícula is known', { titles: [] }, [record({ title })], { by: 'unit' }],
  ])('is found: %s', (_name, changes, records, found) => {
    expect(findLaterSale({ ...gone, ...changes }, records)).toMatchObject(found)
  })

  it.each([
    ['another unit', {}, [record({ unit: '402' })]],
    ['another block', {}, [record({ block: 'B' })]],
    [
      'another matrícula at the same number',
      { titles: [title] },
      [record({ title: { record: 9, office: 2 } })],
    ],
    [
      'the matrícula of another office',
      { titles: [title] },
      [record({ title: { record: 12_345, office: 3 } })],
    ],
    ['a building of several blocks, none of them named', {}, [record({}), record({ block: 'B', day: 900 })]],
    [
      'a number with several matrículas',
      {},
      [record({ title }), record({ day: 900, title: { record: 9, office: 2 } })],
    ],
    [
      'a number with matrículas of several offices',
      {},
      [record({ title }), record({ day: 900, title: { record: 12_345, office: 3 } })],
    ],
    ['before it left', {}, [record({ day: 1_000 })]],
    ['years later', {}, [record({ day: 1_541 })]],
    [
      'the matrícula of one of several titles at another office',
      { titles: [{ record: 7, office: 2 }, title] },
      [record({ title: { record: 7, office: 3 } })],
    ],
    ['a consolidation', {}, [record({ deed: 'settlement' })]],
    ['a parking space', {}, [record({ kind: 'comercial' })]],
    ['a unit without a number', { unit: '' }, [record({ unit: '' })]],
    ['two values on one day', {}, [record({}), record({ value: 1 })]],
  ] as const)('is not found in %s', (_name, changes, records) => {
    expect(findLaterSale({ ...gone, ...changes }, records)).toBeNull()
  })

  it.each([
    ['12.345', '02', [{ record: 12_345, office: 2 }]],
    ['12345, 12.346', '2º OFÍCIO DE REGISTRO', [title, { record: 12_346, office: 2 }]],
    ['7', 'Único', [{ record: 7, office: null }]],
    ['12345', 'matrícula sem zona 2', [{ record: 12_345, office: null }]],
    ['12345', '0', [{ record: 12_345, office: null }]],
    ['12345', '123', [{ record: 12_345, office: null }]],
    [null, '1', []],
    ['não informado', null, []],
  ])('matrículas of a page: %s, %s', (records, office, titles) => {
    expect(readPageTitles(records, office)).toEqual(titles)
  })
})
