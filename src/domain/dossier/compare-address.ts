import { createFinding, type SubjectComparison } from './dossier-finding.ts'
import { ask } from './dossier-questions.ts'
import type { DossierState } from './dossier-row.ts'
import { isSameStreet, readStreetKey } from './street-key.ts'

/** Compares two addresses; `note` says why they cannot be compared. */
export function compareStreets(bank: string, title: string): { state: DossierState; note: string } {
  const [a, b] = [readStreetKey(bank), readStreetKey(title)]
  const open = (note: string) => ({ state: 'unanswered', note }) as const
  if (b.street.some(word => word.includes('•')))
    return open('O nome da rua parece o de uma pessoa e ficou encoberto: compare no papel.')
  if (a.street.length === 0 || b.street.length === 0)
    return a.lot !== null && a.lot === b.lot
      ? { state: 'agrees', note: 'Mesma quadra e mesmo lote.' }
      : open('Um fala em rua, o outro em quadra e lote: não dá para comparar.')
  if (!isSameStreet(a.street, b.street))
    return a.lot !== null && a.lot === b.lot
      ? open('A quadra e o lote são os mesmos, a rua não: ela pode ter mudado de nome.')
      : { state: 'contradiction', note: 'A rua pode ter mudado de nome: confirme.' }
  if (a.number === null || b.number === null) return open('A rua é a mesma; falta o número num dos dois.')
  return a.number === b.number
    ? { state: 'agrees', note: '' }
    : { state: 'contradiction', note: 'A rua é a mesma, o número não.' }
}

/** Compares the address of the matrícula with the bank's. */
export const compareAddress: SubjectComparison = ({ listing, titleRecord }, write) => {
  const bank = listing.bankPage?.address ?? null
  const title = titleRecord?.reading.property.address ?? null
  const stated = bank ?? listing.address
  const row = {
    subject: 'address',
    title: 'Endereço',
    claims: {
      page: [bank === null ? write.list(listing.address) : write.page(bank)],
      titleRecord: title === null ? [] : [write.titleRecord(title, { act: 'opening' })],
    },
  } as const
  if (title === null) return [createFinding({ ...row, state: 'one source' })]
  const { state, note } = compareStreets(stated, title)
  return [
    createFinding(
      { ...row, state, note },
      {
        questions:
          state === 'contradiction'
            ? ask('address', [
                'registry',
                `A matrícula traz “${title}”; o anúncio, “${stated}”. É o mesmo imóvel? Há averbação de mudança de rua ou de número?`,
              ])
            : [],
      },
    ),
  ]
}
