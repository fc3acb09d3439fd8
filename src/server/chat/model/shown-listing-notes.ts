import type { TextStage } from './text-stage.ts'

const begin = '[cartões mostrados:'
const longest = 600
const note = new RegExp(`${begin.replace('[', '\\[')}[^[\\]]{0,${longest}}\\]`, 'giu')
const unfinished = new RegExp(`${begin.replace('[', '\\[')}[^[\\]]*$`, 'iu')

/** The note, only for the model, of which listings were shown (`prompt.ts`). */
export const writeShownNote = (ids: readonly string[]): string =>
  `${begin} ${ids.map((id, at) => `${at + 1}º = ${id}`).join('; ')}]`

/** Whether the end of the text may become such a note. */
function mayBecome(end: string): boolean {
  const words = end.toLowerCase()
  return begin.startsWith(words) || (words.startsWith(begin) && words.length <= begin.length + longest)
}

/** Removes such notes from a text that arrives in pieces, when a model has copied one. */
export function createNoteRemover(): TextStage {
  let rest = ''
  return {
    push(piece) {
      rest = (rest + piece).replace(note, '')
      const at = rest.lastIndexOf('[')
      const held = at >= 0 && mayBecome(rest.slice(at)) ? at : rest.length
      const out = rest.slice(0, held)
      rest = rest.slice(held)
      return out
    },
    end() {
      const out = rest.replace(unfinished, '')
      rest = ''
      return out
    },
  }
}
