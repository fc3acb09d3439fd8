import type { TextStage } from './text-stage.ts'

/** Characters of a link's target at most; what is longer is no link. */
const longest = 1000
const target = new RegExp(`^\\([^)\\n]{0,${longest}}\\)`)
const unfinished = new RegExp(`^\\([^)\\n]{0,${longest}}$`)
const run = new RegExp(`^\\(\\S{0,${longest}}`)

/**
 * Drops the target of every link that the stages before could not read, in a text that arrives in pieces: what comes out
 * has no `](`, so that no renderer can turn it into a link.
 */
export function createUnreadLinkDropper(): TextStage {
  let rest = ''
  function flush(last: boolean): string {
    let output = ''
    for (;;) {
      const at = rest.indexOf(']')
      if (at < 0) break
      output += rest.slice(0, at)
      rest = rest.slice(at)
      const after = rest.slice(1)
      if (!last && (after === '' || unfinished.test(after))) return output
      if (after.startsWith('(')) {
        // What follows may be another target, so the bracket stays before it.
        const [dropped = '('] = target.exec(after) ?? run.exec(after) ?? []
        rest = `]${after.slice(dropped.length)}`
        continue
      }
      output += ']'
      rest = after
    }
    output += rest
    rest = ''
    return output
  }
  return {
    push(piece) {
      rest += piece
      return flush(false)
    },
    end: () => flush(true),
  }
}
