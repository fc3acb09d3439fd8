const site = 'https://venda-imoveis.caixa.gov.br'

/** How the bank names the file of photo `n` (1…9) of a property, by its number (up to 13 digits). */
export const photoFile = (id: string, n: number): string => `F${id.padStart(13, '0')}2${n}.jpg`

/** Where the bank keeps that photo. Whether there is one is known only once it was asked for. */
export const photoUrl = (id: string, n = 1): string => `${site}/fotos/${photoFile(id, n)}`

/** The bank's page for a property. */
export const pageUrl = (id: string): string => `${site}/sistema/detalhe-imovel.asp?hdnimovel=${id}`
