import { describe, expect, it } from 'vitest'
import type { Act, Burden } from './answer-parts.ts'
import { describeCertificate, describeOwner, listPropertyFacts, writeAnswer } from './title-record-words.ts'

const act: Act = { number: 'R-1', kind: 'other', date: null, start: 0, end: 9, page: 1 }
const burden = (inForce: boolean | null): Burden => ({
  kind: 'attachment',
  act: 'R-1',
  inForce,
  cancelledBy: null,
  reason: null,
  doubt: null,
  excerpt: '',
  start: 0,
  end: 9,
  page: 1,
  certainty: 'high',
})

const read = { acts: [act], certificateDate: '2026-11-20', warnings: [], recognized: false }

describe('the answer in one sentence', () => {
  it.each([
    [[], 'Nenhum ônus em vigor no que foi lido.'],
    [[false], 'Nenhum ônus em vigor no que foi lido.'],
    [[true], 'Um ônus em vigor.'],
    [[true, true, null, false], 'Dois ônus em vigor, um incerto.'],
    [[true, null, null], 'Um ônus em vigor, dois incertos.'],
    [[null], 'Um ônus incerto; nenhum outro em vigor no que foi lido.'],
    [Array.from({ length: 11 }, () => true), '11 ônus em vigor.'],
  ])('of burdens %j', (states, words) =>
    expect(writeAnswer({ ...read, burdens: states.map(burden) })).toBe(words),
  )

  it('claims nothing where no act was found', () =>
    expect(writeAnswer({ ...read, acts: [], burdens: [] })).toMatch(/^Não dá para dizer/))

  it.each([
    [{ warnings: ['O texto começa no ato R-5: faltam os atos anteriores.'] }],
    [{ recognized: true }],
    [{ certificateDate: null }],
  ])('says that what calms has reservations, where there are any: %j', reserved => {
    const none = writeAnswer({ ...read, ...reserved, burdens: [] })
    expect(none).toBe('Nenhum ônus em vigor no que foi lido, com ressalvas.')
  })

  it('counts a cancellation that is hardly legible as uncertain', () => {
    const hardlyRead = { ...burden(false), certainty: 'low' } as const
    expect(writeAnswer({ ...read, recognized: true, burdens: [hardlyRead] })).toBe(
      'Um ônus incerto; nenhum outro em vigor no que foi lido, com ressalvas.',
    )
  })
})

it.each([
  ['2026-11-26', '26 nov. 2026, hoje'],
  ['2026-11-25', '25 nov. 2026, ontem'],
  ['2026-10-26', '26 out. 2026, há 31 dias'],
  ['2026-12-01', '1 dez. 2026'],
])('a certificate of %s', (day, words) => expect(describeCertificate(day, '2026-11-26')).toBe(words))

it.each([
  [{ who: 'a Caixa', kind: 'caixa', share: null, since: 'AV-7', page: 2 }, 'a Caixa, desde AV-7 (página 2)'],
  [{ who: 'a EMGEA', kind: 'emgea', share: null, since: 'AV-7', page: 2 }, 'a EMGEA, desde AV-7 (página 2)'],
  [
    { who: 'uma pessoa', kind: 'person', share: '1/2', since: 'opening', page: null },
    'uma pessoa, 1/2, desde a abertura',
  ],
] as const)('an owner', (owner, words) => expect(describeOwner(owner)).toBe(words))

it('facts of the property are those that the text states, as exact as it does', () => {
  const property = {
    area: 1234.5,
    builtArea: null,
    landArea: null,
    parkingSpaces: 0,
    address: null,
    city: 'ponta do pantanal',
    uf: 'MS',
    registration: '5.000',
  }
  expect(listPropertyFacts({ property }).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Matrícula: 5.000',
    'Cidade: Ponta do Pantanal, MS',
    'Área: 1.234,5\u00a0m²',
    'Vagas: 0',
  ])
})
