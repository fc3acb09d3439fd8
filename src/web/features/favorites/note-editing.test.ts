import { describe, expect, it } from 'vitest'
import {
  startEditing,
  applyRemoteNotes,
  keepOwnNotes,
  acceptRemoteNotes,
  applyTyping,
  type NoteEditing,
} from './note-editing.ts'

const confirmed = { unsent: false, isDraft: () => false }
const pending = { ...confirmed, unsent: true }
const markSent = (writing: NoteEditing): NoteEditing => ({ ...writing, sentText: writing.text })

describe('a text saved elsewhere', () => {
  it('replaces the field while the person has not edited it', () => {
    expect(applyRemoteNotes(startEditing('a'), 'b', confirmed)).toEqual(startEditing('b'))
    expect(applyRemoteNotes(startEditing('a'), 'b', pending)).toEqual(startEditing('b'))
  })

  it('replaces the person’s text once that is saved', () => {
    const saved = applyRemoteNotes(markSent(applyTyping(startEditing(''), 'a')), 'a', confirmed)
    expect(applyRemoteNotes(saved, 'b', confirmed)).toEqual({ ...startEditing('b'), touched: true })
  })

  it.each([
    ['what is being typed', applyTyping(startEditing('a'), 'ax')],
    ['what is being saved', markSent(applyTyping(startEditing('a'), 'ax'))],
    ['what was typed after it', applyTyping(markSent(applyTyping(startEditing('a'), 'ax')), 'axy')],
  ])('does not replace %s: both stay', (_, ownNotes) => {
    const both = applyRemoteNotes(ownNotes, 'b', confirmed)
    expect(both).toEqual({ ...ownNotes, theirs: 'b' })
    expect(applyRemoteNotes(both, 'bc', confirmed).theirs).toBe('bc')
    expect(applyRemoteNotes(both, 'b', confirmed)).toBe(both)
    expect(applyRemoteNotes(both, ownNotes.text, confirmed)).toMatchObject({
      theirs: null,
      base: ownNotes.text,
    })
  })

  it('is accepted or overwritten', () => {
    const both = applyRemoteNotes(applyTyping(startEditing('a'), 'ax'), 'b', confirmed)
    expect(acceptRemoteNotes(both)).toEqual({ ...startEditing('b'), touched: true })
    const ownNotes = keepOwnNotes(both)
    expect(ownNotes).toMatchObject({ text: 'ax', sentText: 'b', theirs: null })
    expect(applyRemoteNotes(ownNotes, 'b', confirmed)).toBe(ownNotes)
  })
})

describe('the person’s own text', () => {
  const ownNotes = markSent(applyTyping(startEditing('a'), 'ax'))

  it('stays the same object when nothing changes', () => {
    expect(applyRemoteNotes(ownNotes, 'ax', pending)).toBe(ownNotes)
    expect(applyRemoteNotes(applyTyping(ownNotes, 'axy'), 'ax', pending).text).toBe('axy')
  })

  it('becomes the base when it is confirmed, also while typing continues', () => {
    const more = applyTyping(ownNotes, 'axy')
    expect(applyRemoteNotes(ownNotes, 'ax', confirmed)).toEqual({ ...ownNotes, base: 'ax' })
    expect(applyRemoteNotes(more, 'ax', confirmed)).toEqual({ ...more, base: 'ax' })
  })

  it('is not taken for another person’s text when it is refused', () => {
    expect(applyRemoteNotes(ownNotes, 'a', confirmed)).toBe(ownNotes)
  })

  it('stays when it was being sent as the notes were opened and is then refused', () => {
    const begun = startEditing('ax')
    expect(applyRemoteNotes(begun, 'a', { ...confirmed, isDraft: text => text === 'ax' })).toEqual({
      ...begun,
      theirs: 'a',
    })
  })

  it('is restored as a refused draft beside the saved text, unless both are equal', () => {
    expect(startEditing('a', 'ax')).toMatchObject({ text: 'ax', sentText: 'a', theirs: 'a' })
    expect(startEditing('a', '')).toMatchObject({ text: '', theirs: 'a' })
    expect(startEditing('a', 'a')).toEqual(startEditing('a'))
    const again = startEditing('a', 'ax')
    expect(applyRemoteNotes(again, 'a', confirmed)).toBe(again)
    expect(keepOwnNotes(again)).toMatchObject({
      text: 'ax',
      sentText: 'a',
      base: 'a',
      theirs: null,
      touched: true,
    })
  })
})
