import { ActionDone } from './account-schemas.ts'
import type { ApiCall } from './api-call.ts'
import { NewOwnLot, OwnLot, OwnLotChange, OwnLotInPath, OwnLots, OwnLotText } from './own-lot-schemas.ts'
import { OwnerQuery } from './saved-schemas.ts'

const tag = 'Lotes de fora'

/** Calls about lots that others than the bank sell; each is its owner's alone. */
export const ownLotCalls = {
  ownLots: {
    method: 'get',
    path: '/api/own-lots',
    tag,
    summary: 'Os lotes de fora da Caixa que se anotou, os últimos primeiro; sem o texto das páginas',
    access: 'owner',
    turn: { queue: 'ordinary', cost: 20 },
    query: OwnerQuery,
    response: OwnLots,
    errors: ['bad_request'],
  },
  ownLotText: {
    method: 'get',
    path: '/api/own-lots/{id}/text',
    tag,
    summary: 'O texto da página de um lote, como foi guardado; vazio = nenhum',
    access: 'owner',
    turn: { queue: 'ordinary', cost: 40 },
    pathParameters: OwnLotInPath,
    query: OwnerQuery,
    response: OwnLotText,
    errors: ['bad_request', 'own_lot_not_found'],
  },
  addOwnLot: {
    method: 'put',
    path: '/api/own-lots/{id}',
    tag,
    summary: 'Põe um lote de fora na mesa; repetir não muda nada',
    access: 'owner',
    turn: { queue: 'ordinary', cost: 20 },
    pathParameters: OwnLotInPath,
    body: NewOwnLot,
    response: OwnLot,
    errors: ['bad_request', 'too_many_own_lots'],
  },
  changeOwnLot: {
    method: 'patch',
    path: '/api/own-lots/{id}',
    tag,
    summary: 'Muda um lote de fora: os seus dados e o que se anotou dele',
    access: 'owner',
    turn: { queue: 'ordinary', cost: 20 },
    pathParameters: OwnLotInPath,
    body: OwnLotChange,
    response: OwnLot,
    errors: ['bad_request', 'own_lot_not_found'],
  },
  deleteOwnLot: {
    method: 'delete',
    path: '/api/own-lots/{id}',
    tag,
    summary: 'Exclui um lote de fora; repetir não faz mal',
    access: 'owner',
    turn: { queue: 'ordinary', cost: 20 },
    pathParameters: OwnLotInPath,
    query: OwnerQuery,
    response: ActionDone,
    errors: ['bad_request'],
  },
} as const satisfies Record<string, ApiCall>
