import type { Stage } from './stage.ts'

const begin = '[cartões mostrados:'
const longest = 600
const note = new RegExp(`${begin.replace('[', '\\[')}[^[\\]]{0,${longest}}\\]`, 'giu')
const unfinished = new RegExp(`${begin.replace('[', '\\[')}[^[\\]]*$`, 'iu')

/** Which listings were shown, as the model alone is told (`prompt.ts`). */
export const noteOf = (ids: readonly string[]): string =>
  `${begin} ${ids.map((id, at) => `${at + 1}º = ${id}`).join('; ')}]`

/** Whether what stands at the end may become such a note. */
function mayBecome(end: string): boolean {
  const words = end.toLowerCase()
  return begin.startsWith(words) || (words.startsWith(begin) && words.length <= begin.length + longest)
}

/** Takes such notes out of a text that comes in pieces, where a model has copied one. */
export function notesRemoved(): Stage {
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
