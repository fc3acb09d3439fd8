import { describe, expect, it } from 'vitest'
import { dossierListing, dossierTitleRecord } from '#test/support/dossier/dossier-case.ts'
import type { DossierListing, DossierTitleRecord } from './dossier-facts.ts'
import { chooseTitleRecord, judgeFit } from './title-record-fit.ts'

type Property = Partial<DossierTitleRecord['property']>
const listing = dossierListing()
const withoutNumber = dossierListing({ registrationNumber: null }, { titleRecords: [] })

describe('whether a matrícula is that of the property', () => {
  it.each<[string, DossierListing, Property, fit: string, reason: RegExp | null]>([
    ['has its number', listing, {}, 'right', null],
    ['has its number, and a street that was renamed', listing, { address: 'Rua Nova, 9' }, 'right', null],
    ['has its number, in a town of the same comarca', listing, { city: 'ouro verde' }, 'right', null],
    ['has another number', listing, { registration: '54.321' }, 'wrong', /nº 54\.321.*nº 12345/],
    ['is of another state', listing, { registration: null, uf: 'PR' }, 'wrong', /outro estado, PR/],
    ['has no number, and the same street', listing, { registration: null }, 'right', null],
    [
      'has no number, and another town',
      listing,
      { registration: null, city: 'goiania' },
      'doubtful',
      /Goiania|Goiânia/,
    ],
    [
      'has no number, and another street',
      listing,
      { registration: null, address: 'Rua Nova, nº 9' },
      'doubtful',
      /outro endereço/,
    ],
    ['has a number that the bank does not give', withoutNumber, {}, 'right', null],
    [
      'has one that the bank does not give, and another street',
      withoutNumber,
      { address: 'Rua Nova, nº 9' },
      'doubtful',
      /outro endereço/,
    ],
    [
      'has neither number, nor town, nor street',
      listing,
      { registration: null, city: null, uf: null, address: null },
      'doubtful',
      /não traz número/,
    ],
    ['has nothing but the street', listing, { registration: null, city: null, uf: null }, 'right', null],
  ])('%s', (_, given, property, fit, reason) => {
    const judged = judgeFit(given, dossierTitleRecord({ property }))
    expect(judged.fit).toBe(fit)
    if (reason === null) expect(judged.reason).toBeNull()
    else expect(judged.reason).toMatch(reason)
  })
})

describe('of several matrículas of a property', () => {
  const read = (name: string, property: Property = {}) => ({
    name,
    reading: dossierTitleRecord({ property }),
  })
  const right = read('right')
  const wrong = read('wrong', { registration: '54.321' })
  const doubtful = read('doubtful', { registration: null, city: 'goiania' })
  it.each([
    ['the newest is used', [right, read('older')], 'right', []],
    ['an older one that fits is used before a newer one that does not', [wrong, right], 'right', ['wrong']],
    [
      'one that fits is used before one that may fit',
      [doubtful, wrong, right],
      'right',
      ['doubtful', 'wrong'],
    ],
    ['one that may fit is used before a wrong one', [wrong, doubtful], 'doubtful', ['wrong']],
    ['the newest wrong one is used, and said to be wrong, where none fits', [wrong, wrong], 'wrong', []],
    ['none is used where there is none', [], undefined, []],
  ])('%s', (_, papers, chosen, leftOut) => {
    const choice = chooseTitleRecord(listing, papers)
    expect(choice.chosen?.name).toBe(chosen)
    expect(choice.leftOut.map(({ paper }) => paper.name)).toEqual(leftOut)
    for (const { reason } of choice.leftOut) expect(reason).not.toBe('')
  })
})
