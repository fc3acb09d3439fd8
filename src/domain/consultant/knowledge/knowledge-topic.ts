/** A topic that people ask about, answered in a few sentences. */
export interface KnowledgeTopic {
  key: string
  /** The question as people ask it, shown as a suggestion. */
  question: string
  /**
   * Words that identify the topic, folded by `foldText`; if there are several, all must occur, in any order. More words
   * weigh more. `~` in front: they have little meaning alone, and lose against any other key.
   */
  keys: readonly string[]
  /** The answer: 2 to 5 sentences in plain text, `**…**` for emphasis. */
  text: string
  /** The source and its date: `Lei 9.514/1997, art. 27 (out/2023)`. */
  source: string
  /** Keys of the related topics. */
  related: readonly string[]
}
