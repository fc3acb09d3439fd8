const site = 'https://venda-imoveis.caixa.gov.br'

/**
 * Where the bank keeps photo `n` (1…9) of a property, by its number (up to 13 digits). Whether there is
 * one is known only once it was asked for.
 */
export const photoUrl = (id: string, n = 1): string => `${site}/fotos/F${id.padStart(13, '0')}2${n}.jpg`

/** The bank's page for a property. */
export const pageUrl = (id: string): string => `${site}/sistema/detalhe-imovel.asp?hdnimovel=${id}`
