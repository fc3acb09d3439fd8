const site = 'https://venda-imoveis.caixa.gov.br'

/** Returns the bank's file name for photo `n` (1…9) of a property, by its number (up to 13 digits). */
export const bankPhotoFile = (id: string, n: number): string => `F${id.padStart(13, '0')}2${n}.jpg`

/** Returns the address of the bank page of a property. */
export const bankPageUrl = (id: string): string => `${site}/sistema/detalhe-imovel.asp?hdnimovel=${id}`
