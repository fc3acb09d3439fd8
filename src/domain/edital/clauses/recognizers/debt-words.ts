export interface DebtSubject {
  words: RegExp
  /** The debts in Portuguese: "de condomínio", "de IPTU e outros tributos". */
  of: string
  ask: string
}

/** Debts, as opposed to papers about them, the building's name, or the cost of the transfer. */
export const debtPattern =
  /\b(?:debitos?|dividas?|despesas?|taxas?|cotas?|quotas?|encargos?|atras[oa]|atrasad[oa]s|vencid[oa]s?|condominiais|condominial|onus|contribuic\w{1,6}|tributari[oa]s?)\b|\b(?:condominio|tributos?|iptu|impostos?)\b[^;]{0,40}(?::|\b(?:conta|cargo|responsabilidade|pag[oa]s?|quitad[oa]s?|pagar?|pagara)\b)|\bpag\w{1,6}\b[^;]{0,80}\b(?:condominio|iptu|tributos?|impostos)\b/
export const debtPapersPattern =
  /\b(?:planilha|sindico|administradora[:, ]|ata de|certidao de dados|comprovante|comprobatori[oa]|boleto referente|ato constitutivo|documentacao|guias|reservar?-se|restitui|devolv|ressarcid|parcelamento do imposto|baixa dos debitos|nao sao consideradas|pode ocasionar|peca|concordar com as condicoes|lavratura|indenizacao|impostos e taxas incidentes|valores por ele|pedidos? de)/
export const transferCostPattern =
  /\b(?:itbi|itvi|itiv|imposto (?:de|sobre) (?:a )?transmissao[a-z ]{0,40}|laudemio)\b/g
export const laterDebtPattern =
  /\b(?:a partir d[aoe]|apos|posterior(?:es|mente)?|vincend[oa]s|futur[oa]s|fato gerador)\b/
export const earlierDebtPattern =
  /\b(?:anterior(?:es|mente)?|ate (?:a|[oa]) (?:data|assinatura|arrematacao|posse|venda|leilao)|vencid[oa]s|preteritos?|em atraso|atrasad[oa]s|existentes|ate o dia)\b/
export const formerOwnerPattern = /\b(?:ocupante|ex-mutuario|mutuario|ex-proprietario)\b/
export const conditionPattern =
  /\b(?:ate|exceto|salvo|somente|apenas|desde que|quando|caso|limite|limitad[oa]s?|exced\w{1,6}|superior(?:es)?|inferior(?:es)?|acima|partir|hipotese)\b/

/** "Não há débitos de …": matches as far as the words about the debts reach. */
export const noDebtPattern =
  /\bnao (?:ha|existem?|constam?|possui|foram (?:encontrad|localizad)[oa]s)\b(?: [a-z]{1,12}){0,2} (?:debitos?|dividas?|pendencias?)\b[^;.]{0,60}/
/** Matches "A Caixa paga até R$ 10.000,00 e o comprador o que exceder." */
export const splitDebtPattern =
  /\bcaixa\b[^;]{0,120}\b(?:ate|limitad[oa]s? a(?:o valor de)?|nao ultrapass\w+) (?:o limite de |o valor de )?(r\$ ?[\d.]+(?:,\d{2})?|\d{1,3}(?:,\d+)?%(?: d[eoa] [a-z ]{4,30}?)?)(?=[ ,;.]).{0,40}\bcomprador\b[^;]{0,60}\b(?:exced\w+|ultrapass\w+|superar|sobrar|restante|saldo)\b/
