/** A text that one writes and that saves itself, beside what is saved of it. */
export interface Writing {
  /** In the field. */
  text: string
  /** What was last handed on to be saved. */
  said: string
  /** What was saved when the text and it were last the same. */
  base: string
  /** What is saved instead, which one has not seen: nothing is written over it before one chooses. */
  theirs: string | null
  /** Something was typed or chosen. */
  touched: boolean
}

/** `kept`: what is saved; `draft`: what was written before and is not saved. */
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
 * The text after one has heard what is saved now. It follows what somebody else wrote as long as there is nothing of
 * one's own in it; else both stay until one chooses. The same object where nothing changes.
 */
export function heard(
  writing: Writing,
  kept: string,
  {
    unsent,
    isDraft,
  }: {
    /** `kept` is not confirmed. */
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

/** One's own text is to be saved, over the other. */
export const keptMine = (writing: Writing): Writing => {
  const said = writing.theirs ?? writing.said
  return { ...writing, said, base: said, theirs: null, touched: true }
}

/** The other text is the one. */
export const tookTheirs = (writing: Writing): Writing => ({
  ...begin(writing.theirs ?? writing.said),
  touched: true,
})
