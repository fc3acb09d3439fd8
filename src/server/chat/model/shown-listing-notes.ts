import type { TextStage } from './answer-text.ts'

const begin = '[cartões mostrados:'
/** Characters between the beginning and the closing bracket. */
const maxLength = 600
const note = new RegExp(`^${begin.replace('[', '\\[')}[^\\]]{0,${maxLength}}\\]`, 'i')

/** The note, only for the model, of which listings were shown (`model-prompt.ts`). */
export const writeShownNote = (ids: readonly string[]): string =>
  `${begin} ${ids.map((id, at) => `${at + 1}º = ${id}`).join('; ')}]`

/** Whether a text that begins with a bracket may become a note when more of it arrives. */
function mayBecomeNote(text: string): boolean {
  const beginning = text.slice(0, begin.length).toLowerCase()
  return begin.startsWith(beginning) && !text.includes(']') && text.length <= begin.length + maxLength
}

/** Removes such notes from a text that arrives in pieces, when a model has copied one. */
export function createNoteRemover(): TextStage {
  let rest = ''
  return {
    push(piece) {
      const parts = (rest + piece).split(/(?=\[)/).map(part => part.replace(note, ''))
      const last = parts.pop() ?? ''
      const held = last.startsWith('[') && mayBecomeNote(last)
      rest = held ? last : ''
      return parts.join('') + (held ? '' : last)
    },
    end() {
      const output = rest.length < begin.length ? rest : ''
      rest = ''
      return output
    },
  }
}
