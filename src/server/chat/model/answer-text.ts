import { createAddressRemover } from './remove-addresses.ts'
import { createNumberConfirmer } from './confirm-listing-numbers.ts'
import { createUnreadLinkDropper } from './drop-unread-links.ts'
import { createNoteRemover } from './shown-listing-notes.ts'
import { chainStages } from './text-stage.ts'

/**
 * Filters an answer's text as it streams: takes pieces from the model and emits what may be shown, without blank
 * space at both ends. `text` is everything emitted so far.
 */
export function createAnswerText(known: (digits: string) => boolean, emit: (piece: string) => void) {
  let text = ''
  let replaced = 0
  let blank = ''
  const filters = () =>
    chainStages(
      createNoteRemover(),
      chainStages(
        createAddressRemover(),
        // The last one: what the others remove may bring the parts of a link together.
        chainStages(
          createNumberConfirmer(known, () => (replaced += 1)),
          createUnreadLinkDropper(),
        ),
      ),
    )
  let filter = filters()

  function say(piece: string): void {
    const words = blank + piece
    const said = (text === '' ? words.trimStart() : words).trimEnd()
    blank = words.slice(words.trimEnd().length)
    if (said === '') return
    text += said
    emit(said)
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
