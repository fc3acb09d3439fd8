import type { TextStage } from './text-stage.ts'

/** Characters of a link's target at most; what is longer is no link. */
const longest = 1000
const target = new RegExp(`^\\([^)\\n]{0,${longest}}\\)`)
const unfinished = new RegExp(`^\\([^)\\n]{0,${longest}}$`)
const run = new RegExp(`^\\(\\S{0,${longest}}`)

/**
 * Drops the target of every link that the stages before could not read, in a text that arrives in pieces: what comes out
 * has no `](`, so that nothing that shows it can make a link of it.
 */
export function createUnreadLinkDropper(): TextStage {
  let rest = ''
  function take(last: boolean): string {
    let out = ''
    for (;;) {
      const at = rest.indexOf(']')
      if (at < 0) break
      out += rest.slice(0, at)
      rest = rest.slice(at)
      const after = rest.slice(1)
      if (!last && (after === '' || unfinished.test(after))) return out
      if (after.startsWith('(')) {
        // What follows may be another target, so the bracket stays before it.
        const [dropped = '('] = target.exec(after) ?? run.exec(after) ?? []
        rest = `]${after.slice(dropped.length)}`
        continue
      }
      out += ']'
      rest = after
    }
    out += rest
    rest = ''
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
