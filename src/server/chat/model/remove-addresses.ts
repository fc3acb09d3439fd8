import { removeAddresses } from '#domain/remove-addresses.ts'
import type { TextStage } from './text-stage.ts'

const inlineLink = /^(!?)\[([^\]\n]{0,300})\]\([^)\n]{0,1000}\)/u
const halfLink = /^!?\[[^\]\n]{0,300}(?:\](?:\([^)\n]{0,1000})?)?$/u
const word = /^(?:(?!!?\[)\S){1,200}/u
/**
 * Removes addresses from a text that arrives in pieces: a link keeps its label, an image nothing. Paths of our own
 * (`/calculadoras`) are not addresses. Text that may become a link with the next piece is held back.
 */
export function createAddressRemover(): TextStage {
  let rest = ''
  function take(last: boolean): string {
    let out = ''
    while (rest !== '') {
      const link = inlineLink.exec(rest)
      if (link) {
        const [whole, image, label = ''] = link
        out += image === '!' ? '' : removeAddresses(label)
        rest = rest.slice(whole.length)
        continue
      }
      if (!last && halfLink.test(rest)) break
      const [run = rest.startsWith('![') ? '![' : rest.charAt(0)] = word.exec(rest) ?? []
      if (!last && run.length === rest.length && /\S/.test(run)) break
      out += removeAddresses(run)
      rest = rest.slice(run.length)
    }
    return out
  }
  return {
    push(piece) {
      rest += piece
      return take(false)
    },
    end: () => take(true),
  }
}
