// @vitest-environment happy-dom
import { expect } from 'vitest'
import { waitFor } from '#test/support/rendered-application.ts'
import { it } from '#test/support/rendered-component.ts'
import { useDrawnCount } from './favorite-list.tsx'

const shown: number[] = []
function Counted({ count }: { count: number }) {
  shown.push(useDrawnCount(count))
  return null
}

it('a long list is drawn in portions, to its end; a short one at once', async ({ view: { render } }) => {
  render(<Counted count={100} />)
  await waitFor(() => expect(shown.at(-1)).toBe(100))
  expect([...new Set(shown)]).toEqual([24, 48, 72, 96, 100])
  shown.splice(0)
  render(<Counted count={5} />)
  expect(shown).toEqual([5])
})
