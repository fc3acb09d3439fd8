import { describe, expect, it } from 'vitest'
import { countFittingChips } from './criteria-chip-list.tsx'

const row = { room: 300, gap: 8, button: 90 }

describe('the chips of one row', () => {
  it('are all that fit exactly, without a button', () => {
    expect(countFittingChips([146, 146], row)).toBe(2)
    expect(countFittingChips([], row)).toBe(0)
  })

  it('leave room for the button when one does not fit', () => {
    expect(countFittingChips([100, 100, 100], row)).toBe(1)
    expect(countFittingChips([97, 97, 97], row)).toBe(2)
    expect(countFittingChips([98, 98, 98], row)).toBe(1)
  })

  it('are none when the first leaves no room for the button', () => {
    expect(countFittingChips([250, 60], row)).toBe(0)
  })
})
