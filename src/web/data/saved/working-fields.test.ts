import { describe, expect, it } from 'vitest'
import { nothingWritten, nothingWrittenOnFavorite } from '#contract/nothing-written.ts'
import { changeBeyond, fillWorkingFields, toChangeBody, type WorkingChange } from './working-fields.ts'

const [lume, sena] = ['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002']

describe('a change as the API takes it', () => {
  it.each<[WorkingChange & { price?: number }, object]>([
    [{}, {}],
    [{ stage: 'lance', price: 5 }, { stage: 'lance' }],
    [
      { next: null, clients: { [lume]: null } },
      { next: null, clients: { [lume]: null } },
    ],
    [{ addedNotes: { 'Ligar.': true, 'Ver.': true } }, { addNotes: ['Ligar.', 'Ver.'] }],
    [{ notes: 'Tudo.', addedNotes: null }, { notes: 'Tudo.' }],
  ])('of %j is %j', (change, body) => {
    expect(toChangeBody(change)).toEqual(body)
  })
})

describe('what was written here beyond what is there', () => {
  const stored = { ...nothingWritten, stage: 'lance' as const, clients: { [lume]: true as const } }
  it.each<[string, WorkingChange, object]>([
    ['is nothing where the server has it', { stage: 'lance', clients: { [lume]: true } }, {}],
    ['is the labels it lacks', { clients: { [lume]: true, [sena]: true } }, { clients: { [sena]: true } }],
    ['is the labels taken off', { clients: { [lume]: null, [sena]: null } }, { clients: { [lume]: null } }],
    ['is a cleared stage', { stage: null }, { stage: null }],
    ['is the notes added', { addedNotes: { 'Ligar.': true } }, { addNotes: ['Ligar.'] }],
    [
      'is a deposit',
      { deposit: { dueDate: '2026-01-01', amount: 5 } },
      { deposit: { dueDate: '2026-01-01', amount: 5 } },
    ],
  ])('%s', (_, item, body) => {
    expect(changeBeyond(item, stored)).toEqual(body)
  })
})

describe('a stored item as it is shown', () => {
  it('has what was added to its notes below them, and no removed marks', () => {
    const stored: WorkingChange = {
      notes: 'Ver telhado.',
      addedNotes: { 'Ligar.': true },
      clients: { [lume]: true, [sena]: null },
      documents: { edital: null },
    }
    expect(fillWorkingFields(stored, nothingWrittenOnFavorite)).toEqual({
      ...nothingWrittenOnFavorite,
      notes: 'Ver telhado.\nLigar.',
      clients: { [lume]: true },
    })
  })

  it('has empty fields where an older version did not have them', () => {
    const stored: WorkingChange = { stage: 'visitado' }
    expect(fillWorkingFields(stored, nothingWritten)).toEqual({ ...nothingWritten, stage: 'visitado' })
  })

  it('stays the same object when it is complete', () => {
    const whole = { ...nothingWritten }
    expect(fillWorkingFields(whole, nothingWritten)).toBe(whole)
  })
})
