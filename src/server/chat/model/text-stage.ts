/** Transforms a text that arrives in pieces; the total output does not depend on how it is split. */
export interface TextStage {
  /** Returns what can be emitted already. */
  push(piece: string): string
  /** Returns what was held back. */
  end(): string
}

/** Runs one stage after the other. */
export const chainStages = (first: TextStage, second: TextStage): TextStage => ({
  push: piece => second.push(first.push(piece)),
  end: () => second.push(first.end()) + second.end(),
})
