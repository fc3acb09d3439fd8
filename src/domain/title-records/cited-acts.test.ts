import { describe, expect, it } from 'vitest'
import { titleAct } from '#test/support/title-act.ts'
import { findCaseNumbers, findCitedActs, findNamedActs, shareCase } from './cited-acts.ts'
import type { ReadTitleAct } from './title-record-acts.ts'

const acts: ReadTitleAct[] = ['R-1', 'R-2', 'AV-3', 'R-4', 'AV-5', 'AV-6', 'R-7', 'AV-8', 'AV-9'].map(
  (number, index) => titleAct('', { number, index }),
)
const last = (body: string, more: Partial<ReadTitleAct> = {}): ReadTitleAct =>
  titleAct(body, { number: 'AV-10', index: acts.length, ...more })

/** What an act names: numbers of acts, `?` where there is none, `*` behind one of another matrícula. */
const namedBy = (body: string, more: Partial<ReadTitleAct> = {}): string =>
  findNamedActs(last(body, more), acts)
    .map(({ index, isForeign }) => `${acts[index]?.number ?? '?'}${isForeign ? '*' : ''}`)
    .join(' ')

describe('an act names acts', () => {
  it.each([
    ['fica cancelado o r-2', 'R-2'],
    ['fica cancelado o r.2', 'R-2'],
    ['fica cancelado o r 2', 'R-2'],
    ['fica cancelado o r-02/5.000', 'R-2'],
    ['fica cancelado o registro n. 2', 'R-2'],
    ['fica cancelado o registro numero 2', 'R-2'],
    ['fica cancelado o registro no 2', 'R-2'],
    ['a hipoteca registrada sob no 2', 'R-2'],
    ['a hipoteca registrada sob o no r-2', 'R-2'],
    ['que se registrou sob no 2', 'R-2'],
    ['a penhora averbada sob av.3', 'AV-3'],
    ['a penhora lancada sob no 3', 'AV-3'],
    ['a averbacao 3', 'AV-3'],
    ['o ato 3', 'AV-3'],
    ['o ato r.4', 'R-4'],
    ['a averbacao tres', 'AV-3'],
    ['o registro numero dois', 'R-2'],
    ['a averbacao tres mil', ''],
    ['o registro dois anos depois', ''],
    ['o r-2, 4 e 7', 'R-2 R-4 R-7'],
    ['as averbacoes 3, 5 e 6', 'AV-3 AV-5 AV-6'],
    ['o r-1 a 4', 'R-1 R-2 AV-3 R-4'],
    ['do r-1 ao r-4', 'R-1 R-4 R-2 AV-3'],
    ['do r-4 ao r-4', 'R-4 R-4'],
    ['do r-4 ate o r-2', 'R-4 R-2'],
    ['o r-2, 50% do valor', 'R-2'],
    ['o r-2, 4 de maio', 'R-2'],
    ['o r-2 e o r-4', 'R-2 R-4'],
    ['o r-2 e av-3', 'R-2 AV-3'],
    ['o r-3', 'AV-3'],
    ['a av-4', 'R-4'],
    ['o r-33', '?'],
    ['o r-1.234', ''],
    ['o r-2,50', ''],
    ['o ar-2', ''],
    ['o registro 1234', ''],
    ['o r-2/9.876', 'R-2*'],
    ['o r-2/12', 'R-2'],
    ['o r-2 da matricula 9.876', 'R-2*'],
    ['o r-2 da matricula 5.000', 'R-2'],
    ['o r-2 desta matricula', 'R-2'],
    ['o r-2 daquela matricula', 'R-2*'],
    ['o r-2 na matricula no 777', 'R-2*'],
    ['o r-2 da matricula-mae', 'R-2*'],
    ['o r-2 da transcricao 4.418', 'R-2*'],
    ['o r-2 e o r-4 da matricula 9.876', 'R-2* R-4*'],
    ['o r-2 foi pago e o r-4 da matricula 9.876', 'R-2 R-4*'],
    ['registrada sob no 2 do livro 3', 'R-2*'],
    ['registrada sob no 2 do livro 3 auxiliar', 'R-2*'],
    ['registro 2 do protocolo', 'R-2*'],
    ['registro 2 da escritura', 'R-2*'],
    ['a averbacao anterior', 'AV-9'],
    ['a averbacao imediatamente anterior', 'AV-9'],
    ['o ato anterior', 'AV-9'],
    ['o registro anterior', ''],
    ['a averbacao anterior no av-3', 'AV-3'],
    ['a penhora da av-3 e a averbacao anterior', 'AV-3 AV-9'],
  ])('%s: %s', (body, named) => {
    expect(namedBy(body)).toBe(named)
  })

  it('of its own matrícula where that has no number that is known, unless it is named', () => {
    expect(namedBy('o r-2/9.876', { registration: null })).toBe('R-2')
    expect(namedBy('o r-2 da matricula 9.876', { registration: null })).toBe('R-2*')
  })

  it('only of those before it, and all that have its number, eight at most', () => {
    const twins = [...acts, titleAct('', { number: 'R-2', index: 9 })]
    expect(findCitedActs(titleAct('o r-2', { index: 10 }), twins)).toEqual([1, 9])
    expect(findCitedActs(titleAct('o r-2', { index: 9 }), twins)).toEqual([1])
    expect(findCitedActs(titleAct('o r-2', { index: 1 }), twins)).toEqual([])
    const many = Array.from({ length: 20 }, (_, index) => titleAct('', { number: 'R-2', index }))
    expect(findCitedActs(titleAct('o r-2', { index: 20 }), many)).toHaveLength(8)
  })

  it('once each, in order, and none of another matrícula', () => {
    expect(findCitedActs(last('o r-4, o r-2, o r-4. o r-7/9.876'), acts)).toEqual([1, 3])
  })

  it('where the words stand', () => {
    const body = 'fica cancelado o r-2, 4 e 7'
    expect(findNamedActs(last(body), acts).map(({ start, end }) => body.slice(start, end))).toEqual([
      'r-2',
      'r-2, 4',
      'r-2, 4 e 7',
    ])
  })
})

describe('numbers of cases', () => {
  it.each([
    ['processo 0001111-22.2004.8.26.0001', ['00011112220048260001']],
    ['processo 0001111-22.2004.\n8.26.0001', ['00011112220048260001']],
    ['ordem 201801.1010.00440011-ia-010', ['201801101000440011']],
    ['autos 123/2004', []],
    ['autos 1234567890123', ['1234567890123']],
    ['autos 123456789012', []],
    ['cnpj 11.222.333/0001-44', []],
    ['cnm 123456.2.0005000-11', []],
    ['inscricao municipal 01.23.045.0678.0012-3', []],
  ])('of %s are %j', (body, numbers) => {
    expect([...findCaseNumbers(titleAct(body))]).toEqual(numbers)
  })

  it('are shared by acts that name one of them alike', () => {
    const [one, same, other] = [
      'processo 0001111-22.2004.8.26.0001',
      'autos 00011112220048260001, ordem 201801.1010.00440011-ia-010',
      'processo 0003333-44.2006.8.26.0001',
    ].map(body => titleAct(body))
    expect(shareCase(one!, same!)).toBe(true)
    expect(shareCase(one!, other!)).toBe(false)
    expect(shareCase(titleAct('sem numero'), titleAct('sem numero'))).toBe(false)
  })
})
