import { addressesRemoved } from './addresses.ts'
import { numbersConfirmed } from './listing-numbers.ts'
import { notesRemoved } from './notes.ts'
import { inTurn } from './stage.ts'

/**
 * Filters an answer's text as it streams: takes pieces from the model and emits what may be shown, without blank
 * space at both ends. `text` is everything emitted so far.
 */
export function telling(known: (digits: string) => boolean, tell: (piece: string) => void) {
  let text = ''
  let replaced = 0
  let blank = ''
  const filters = () =>
    inTurn(
      notesRemoved(),
      inTurn(
        addressesRemoved(),
        numbersConfirmed(known, () => (replaced += 1)),
      ),
    )
  let filter = filters()

  function say(piece: string): void {
    const words = blank + piece
    const said = (text === '' ? words.trimStart() : words).trimEnd()
    blank = words.slice(words.trimEnd().length)
    if (said === '') return
    text += said
    tell(said)
  }

  return {
    push: (piece: string) => say(filter.push(piece)),
    /** Emits the text that was held back; the next piece starts a new paragraph. */
    paragraph() {
      say(filter.end())
      filter = filters()
      blank = text === '' ? '' : '\n\n'
    },
    get text() {
      return text
    },
    get replaced() {
      return replaced
    },
  }
}
