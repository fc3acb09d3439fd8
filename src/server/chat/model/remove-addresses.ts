import type { TextStage } from './text-stage.ts'

const removed = '(endereço removido)'

const inlineLink = /^(!?)\[([^\]\n]{0,300})\]\([^)\n]{0,1000}\)/u
const halfLink = /^!?\[[^\]\n]{0,300}(?:\](?:\([^)\n]{0,1000})?)?$/u
const word = /^(?:(?!!?\[)\S){1,200}/u
/** Matches addresses in running text, with or without a scheme. */
const address =
  /(?:[a-z][a-z\d+.-]*)?:?\/\/[^\s"'<>]*|(?:(?:javascript|vbscript|mailto|tel):|data:[a-z]+\/)[^\s"'<>]+|www\.[^\s"'<>]+|(?:[a-z\d-]+\.)+(?:com|net|org|gov|info|app|dev|io|me|site|online|store|shop|link|click|top|xyz|live|blog|tech|co|ly|gl|ru|cn|br)(?![\p{L}\d])(?:[:/?#][^\s"'<>]*)?/giu

const withoutAddresses = (text: string): string => text.replace(address, removed)

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
        out += image === '!' ? '' : withoutAddresses(label)
        rest = rest.slice(whole.length)
        continue
      }
      if (!last && halfLink.test(rest)) break
      const [run = rest.startsWith('![') ? '![' : rest.charAt(0)] = word.exec(rest) ?? []
      if (!last && run.length === rest.length && /\S/.test(run)) break
      out += withoutAddresses(run)
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
