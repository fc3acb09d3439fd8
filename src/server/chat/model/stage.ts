/** Changes a text that comes in pieces; however it is cut, what comes out is the same in the end. */
export interface Stage {
  /** What can be said already. */
  push(piece: string): string
  /** What was held back. */
  end(): string
}

/** One after the other. */
export const inTurn = (first: Stage, second: Stage): Stage => ({
  push: piece => second.push(first.push(piece)),
  end: () => second.push(first.end()) + second.end(),
})
