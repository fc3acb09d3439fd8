import { expect, it } from 'vitest'
import type { LadderAnswer } from '#contract/judgement-schemas.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { listStairs } from './property-facts-view.tsx'

const next = (kind: 'cut' | 'same', price: number) => ({ kind, price, share: null, windows: [] })

it.each<[Partial<LadderAnswer> | null, string[]]>([
  [null, ['now 0 R$ 100.000']],
  [{ next: null, later: [] }, ['now 0 R$ 100.000']],
  [{ next: next('cut', 97_000), later: [] }, ['now 0 R$ 100.000', 'next 1 R$ 97.000']],
  [
    { next: next('same', 100_000), later: [97_000, 94_000, 91_000] },
    ['now 0 R$ 100.000', 'next 0 R$ 100.000', 'later 1 R$ 97.000', 'later 2 R$ 94.000'],
  ],
  [
    { next: next('cut', 97_000), later: [94_000, 91_000] },
    ['now 0 R$ 100.000', 'next 1 R$ 97.000', 'later 2 R$ 94.000', 'later 3 R$ 91.000'],
  ],
  [
    { next: next('cut', 97_000), later: [94_000, 91_000], rebase: { price: 108_000, share: null } },
    ['now 0 R$ 100.000', 'next 1 R$ 97.000', 'later 2 R$ 94.000', 'later 0 R$ 108.000'],
  ],
])('with the ladder %j the stairs are %j', (changes, stairs) => {
  const ladder = changes && richProperty.ladder && { ...richProperty.ladder, ...changes }
  const listed = listStairs({ price: 100_000, ladder })
  expect(
    listed.map(({ kind, level, price }) => `${kind} ${level} ${price}`.replaceAll('\u00a0', ' ')),
  ).toEqual(stairs)
})
