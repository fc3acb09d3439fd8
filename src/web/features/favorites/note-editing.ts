/** The state of a text that a person edits and that is saved automatically. */
export interface NoteEditing {
  /** The text in the field. */
  text: string
  /** The text that was last sent to be saved. */
  sentText: string
  /** The saved text at the time when it last equalled the edited text. */
  base: string
  /** Another saved text that the person has not seen; nothing overwrites it before the person chooses. */
  theirs: string | null
  /** Whether something was typed or chosen. */
  touched: boolean
}

/** `kept`: the saved text; `draft`: an earlier text that is not saved. */
export const startEditing = (kept: string, draft: string | null = null): NoteEditing => ({
  text: draft ?? kept,
  sentText: kept,
  base: kept,
  theirs: draft === null || draft === kept ? null : kept,
  touched: false,
})

/** Applies what the person typed. */
export const applyTyping = (writing: NoteEditing, text: string): NoteEditing => ({
  ...writing,
  text,
  touched: true,
})

const changed = (writing: NoteEditing, to: Partial<NoteEditing>): NoteEditing =>
  Object.entries(to).every(([key, value]) => writing[key as keyof NoteEditing] === value)
    ? writing
    : { ...writing, ...to }

/**
 * Applies what is saved now. The field follows a change from elsewhere while the person has not edited it; otherwise
 * both texts stay until the person chooses. Returns the same object when nothing changes.
 */
export function applyRemoteNotes(
  writing: NoteEditing,
  kept: string,
  {
    unsent,
    isDraft,
  }: {
    /** Whether `kept` is unconfirmed. */
    unsent: boolean
    /** Whether a text was refused and is kept as a draft. */
    isDraft: (text: string) => boolean
  },
): NoteEditing {
  const { text, sentText, base, theirs } = writing
  if (kept === text) return changed(writing, { sentText: text, base: unsent ? base : text, theirs: null })
  if (theirs !== null) return changed(writing, { theirs: kept })
  if (kept === sentText) return changed(writing, { base: unsent ? base : sentText })
  if (kept === base) return writing
  return text === base && !isDraft(text)
    ? { ...startEditing(kept), touched: writing.touched }
    : changed(writing, { theirs: kept })
}

/** Chooses the person's own text, which overwrites the other one. */
export const keepOwnNotes = (writing: NoteEditing): NoteEditing => {
  const sentText = writing.theirs ?? writing.sentText
  return { ...writing, sentText, base: sentText, theirs: null, touched: true }
}

/** Chooses the other text. */
export const acceptRemoteNotes = (writing: NoteEditing): NoteEditing => ({
  ...startEditing(writing.theirs ?? writing.sentText),
  touched: true,
})
