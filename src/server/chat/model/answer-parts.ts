import type { TextStage } from './text-stage.ts'

/** The most parts of one answer. */
const most = 20

/** Texts that the server has written for one answer; the model says only where each stands, by its mark. */
export class AnswerParts {
  readonly #texts: string[] = []

  /** Keeps a text and returns its mark, `[[1]]`; the last mark again when there are too many. */
  add(text: string): string {
    const at = this.#texts.indexOf(text)
    if (at < 0 && this.#texts.length < most) this.#texts.push(text)
    return `[[${at < 0 ? this.#texts.length : at + 1}]]`
  }

  /** Returns the text of a mark's number; empty for a number that was never given. */
  find(number: number): string {
    return this.#texts[number - 1] ?? ''
  }
}

const mark = /\[\[(\d{1,3})\]\]/g
const unfinished = /\[(?:\[(?:\d{1,3}\]?)?)?$/

/** Puts the server's texts in the place of their marks, in a text that arrives in pieces; each text once. */
export function createPartRenderer(parts: AnswerParts): TextStage {
  let rest = ''
  const rendered = new Set<string>()
  const render = (text: string): string =>
    text.replace(mark, (_, number: string) => {
      const part = parts.find(Number(number))
      if (rendered.has(part)) return ''
      rendered.add(part)
      return part
    })
  return {
    push(piece) {
      const text = rest + piece
      const held = unfinished.exec(text)?.[0] ?? ''
      rest = held
      return render(text.slice(0, text.length - held.length))
    },
    end() {
      const text = render(rest)
      rest = ''
      return text
    },
  }
}
