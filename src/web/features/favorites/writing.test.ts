import { describe, expect, it } from 'vitest'
import { begin, heard, keptMine, tookTheirs, typed, type Writing } from './writing.ts'

const confirmed = { unsent: false, isDraft: () => false }
const pending = { ...confirmed, unsent: true }
const said = (writing: Writing): Writing => ({ ...writing, said: writing.text })

describe('a text saved elsewhere', () => {
  it('replaces the field while the person has not edited it', () => {
    expect(heard(begin('a'), 'b', confirmed)).toEqual(begin('b'))
    expect(heard(begin('a'), 'b', pending)).toEqual(begin('b'))
  })

  it('replaces the person’s text once that is saved', () => {
    const saved = heard(said(typed(begin(''), 'a')), 'a', confirmed)
    expect(heard(saved, 'b', confirmed)).toEqual({ ...begin('b'), touched: true })
  })

  it.each([
    ['what is being typed', typed(begin('a'), 'ax')],
    ['what is being saved', said(typed(begin('a'), 'ax'))],
    ['what was typed after it', typed(said(typed(begin('a'), 'ax')), 'axy')],
  ])('does not replace %s: both stay', (_, mine) => {
    const both = heard(mine, 'b', confirmed)
    expect(both).toEqual({ ...mine, theirs: 'b' })
    expect(heard(both, 'bc', confirmed).theirs).toBe('bc')
    expect(heard(both, 'b', confirmed)).toBe(both)
    expect(heard(both, mine.text, confirmed)).toMatchObject({ theirs: null, base: mine.text })
  })

  it('is accepted or overwritten', () => {
    const both = heard(typed(begin('a'), 'ax'), 'b', confirmed)
    expect(tookTheirs(both)).toEqual({ ...begin('b'), touched: true })
    const mine = keptMine(both)
    expect(mine).toMatchObject({ text: 'ax', said: 'b', theirs: null })
    expect(heard(mine, 'b', confirmed)).toBe(mine)
  })
})

describe('the person’s own text', () => {
  const mine = said(typed(begin('a'), 'ax'))

  it('stays the same object when nothing changes', () => {
    expect(heard(mine, 'ax', pending)).toBe(mine)
    expect(heard(typed(mine, 'axy'), 'ax', pending).text).toBe('axy')
  })

  it('becomes the base when it is confirmed, also while typing continues', () => {
    const more = typed(mine, 'axy')
    expect(heard(mine, 'ax', confirmed)).toEqual({ ...mine, base: 'ax' })
    expect(heard(more, 'ax', confirmed)).toEqual({ ...more, base: 'ax' })
  })

  it('is not taken for another person’s text when it is refused', () => {
    expect(heard(mine, 'a', confirmed)).toBe(mine)
  })

  it('stays when it was being sent as the notes were opened and is then refused', () => {
    const begun = begin('ax')
    expect(heard(begun, 'a', { ...confirmed, isDraft: text => text === 'ax' })).toEqual({
      ...begun,
      theirs: 'a',
    })
  })

  it('is restored as a refused draft beside the saved text, unless both are equal', () => {
    expect(begin('a', 'ax')).toMatchObject({ text: 'ax', said: 'a', theirs: 'a' })
    expect(begin('a', '')).toMatchObject({ text: '', theirs: 'a' })
    expect(begin('a', 'a')).toEqual(begin('a'))
    const again = begin('a', 'ax')
    expect(heard(again, 'a', confirmed)).toBe(again)
    expect(keptMine(again)).toMatchObject({ text: 'ax', said: 'a', base: 'a', theirs: null, touched: true })
  })
})
