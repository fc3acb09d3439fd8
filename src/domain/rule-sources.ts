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
