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

/** Cites items of the bank's rules of Venda Online and Compra Direta. */
export const citeSalesRules = (items: string): string =>
  `Regras da Venda Online da Caixa, 19.603 v066, ${items} (nov/2025)`

/** Cites items of the bank's edital of one Licitação Aberta; other editais may differ. */
export const citeLicitacaoEdital = (items: string): string =>
  `Edital de Licitação Aberta da Caixa 0051/0325, ${items} (nov/2025)`

/** Cites articles of the law on the bank's own auctions, in its latest version. */
export const citeAuctionLaw = (articles: string): string =>
  `Lei 9.514/1997, ${articles}, com a redação da Lei 14.711/2023 (out/2023)`

export const ownMethodSource = 'método do Arremate (nov/2026)'
