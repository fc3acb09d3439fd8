/** A text that a person edits and that saves itself, compared with what is saved. */
export interface Writing {
  /** The text in the field. */
  text: string
  /** The text that was last handed over to be saved. */
  said: string
  /** What was saved when it last equalled the text. */
  base: string
  /** Another saved text that the person has not seen; nothing overwrites it before the person chooses. */
  theirs: string | null
  /** Whether something was typed or chosen. */
  touched: boolean
}

/** `kept`: the saved text; `draft`: an earlier text that is not saved. */
export const begin = (kept: string, draft: string | null = null): Writing => ({
  text: draft ?? kept,
  said: kept,
  base: kept,
  theirs: draft === null || draft === kept ? null : kept,
  touched: false,
})

export const typed = (writing: Writing, text: string): Writing => ({ ...writing, text, touched: true })

const changed = (writing: Writing, to: Partial<Writing>): Writing =>
  Object.entries(to).every(([key, value]) => writing[key as keyof Writing] === value)
    ? writing
    : { ...writing, ...to }

/**
 * Applies what is saved now. The field follows a change from elsewhere while the person has not edited it; otherwise
 * both texts stay until the person chooses. Returns the same object when nothing changes.
 */
export function heard(
  writing: Writing,
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
): Writing {
  const { text, said, base, theirs } = writing
  if (kept === text) return changed(writing, { said: text, base: unsent ? base : text, theirs: null })
  if (theirs !== null) return changed(writing, { theirs: kept })
  if (kept === said) return changed(writing, { base: unsent ? base : said })
  if (kept === base) return writing
  return text === base && !isDraft(text)
    ? { ...begin(kept), touched: writing.touched }
    : changed(writing, { theirs: kept })
}

/** Chooses the person's own text, which overwrites the other one. */
export const keptMine = (writing: Writing): Writing => {
  const said = writing.theirs ?? writing.said
  return { ...writing, said, base: said, theirs: null, touched: true }
}

/** Chooses the other text. */
export const tookTheirs = (writing: Writing): Writing => ({
  ...begin(writing.theirs ?? writing.said),
  touched: true,
})
