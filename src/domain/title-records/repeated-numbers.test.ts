import { describe, expect, it } from 'vitest'
import { explainTitleRecord } from './explain-title-record.ts'
import { readTitleRecord } from './read-title-record.ts'

const opening = `MATRÍCULA Nº 5.000
IMÓVEL: lote de terreno com área de 300,00 m². PROPRIETÁRIO: o Município de Teste. Dou fé.
R-1/5.000 - Em 10 de maio de 2001. COMPRA E VENDA. O imóvel foi vendido a ANA TESTE, brasileira, solteira.`
const penhora = (day: string, process: string): string =>
  `R-2/5.000 - Em ${day}. PENHORA. Processo ${process}, da 1ª Vara de Teste, em favor do credor.`
const first = penhora('12 de junho de 2004', '0001111-22.2004.8.26.0001')
const second = penhora('15 de julho de 2006', '0003333-44.2006.8.26.0001')
const cancels = (words: string): string => `AV-3/5.000 - Em 20 de agosto de 2008. CANCELAMENTO. ${words}`
const record = (...acts: string[]): string => [opening, ...acts].join('\n')

const statesOf = (text: string) =>
  readTitleRecord(text).burdens.map(({ act, actIndex, inForce, cancelledByIndex }) => [
    act,
    actIndex,
    inForce,
    cancelledByIndex,
  ])

describe('acts to which a registry gave the same number', () => {
  it('are shown each with its own words and page', () => {
    const text = record(first, `\f${second}`)
    const { burdens, acts } = explainTitleRecord(text, { today: '2026-11-26' })
    expect(burdens).toHaveLength(2)
    for (const [index, burden] of burdens.entries()) {
      expect(burden).toMatchObject({ act: 'R-2', page: index + 1 })
      expect(burden.excerpt).toContain(index === 0 ? '0001111-22' : '0003333-44')
      expect(text.slice(burden.start, burden.end)).toBe([first, second][index])
      expect([burden.start, burden.end]).toEqual([acts[index + 1]?.start, acts[index + 1]?.end])
    }
  })

  it('made an owner each on a page of its own', () => {
    const sold = (who: string): string =>
      `R-2/5.000 - Em 10 de maio de 2010. COMPRA E VENDA. Adquirente: ${who}, brasileiro, solteiro. A parte ideal de 50% do imóvel.`
    const { owners } = explainTitleRecord(record(sold('BENTO PROVA'), `\f${sold('CARLOS EXEMPLO')}`), {
      today: '2026-11-26',
    })
    expect(owners.map(({ since, page }) => [since, page])).toEqual([
      ['R-1', 1],
      ['R-2', 1],
      ['R-2', 2],
    ])
  })

  it.each([
    ['the case that is named', `Fica cancelado o R-2, processo 0003333-44.2006.8.26.0001.`, [true, false]],
    ['none without a case', `Fica cancelada a penhora do R-2.`, [null, null]],
  ])('are cancelled: %s', (_, words, inForce) => {
    expect(statesOf(record(first, second, cancels(words))).map(([, , state]) => state)).toEqual(inForce)
  })

  it('are distinguished by the kind that is named', () => {
    const mortgage = 'R-2/5.000 - Em 15 de julho de 2006. HIPOTECA em favor do BANCO TESTE S.A.'
    expect(statesOf(record(first, mortgage, cancels('Fica cancelada a hipoteca do R-2.')))).toEqual([
      ['R-2', 1, true, null],
      ['R-2', 2, false, 3],
    ])
  })

  it('of which one has ended leave the other open where its case is named again', () => {
    const ended = cancels('Fica cancelado o R-2, processo 0001111-22.2004.8.26.0001.')
    const again =
      'AV-4/5.000 - Em 20 de agosto de 2009. CANCELAMENTO. Cancelado o R-2, processo 0001111-22.2004.8.26.0001.'
    expect(statesOf(record(first, second, ended, again)).map(([, , state]) => state)).toEqual([false, true])
  })
})

it('an act that cancels what has ended leaves others of its kind open', () => {
  const other = 'R-4/5.000 - Em 15 de julho de 2009. PENHORA. Processo 0007777-88.2009.8.26.0001.'
  const again = 'AV-5/5.000 - Em 20 de agosto de 2010. CANCELAMENTO da penhora do R-2.'
  expect(statesOf(record(first, cancels('Fica cancelada a penhora do R-2.'), other, again))).toEqual([
    ['R-2', 1, false, 2],
    ['R-4', 3, true, null],
  ])
})
