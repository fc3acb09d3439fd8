import { ActionDone } from './account-schemas.ts'
import type { ApiCall } from './api-call.ts'
import {
  BulkAnswer,
  BulkQuestion,
  Client,
  ClientContent,
  ClientInPath,
  Clients,
  Expense,
  ExpenseContent,
  ExpenseInPath,
  Expenses,
} from './desk-schemas.ts'
import { OwnerQuery } from './saved-schemas.ts'

const tag = 'Mesa'

/** Calls about the adviser's desk of an account or a visitor: clients, real expenses, many properties at once. */
export const deskCalls = {
  changeFavorites: {
    method: 'post',
    path: '/api/favorites/bulk',
    tag,
    summary:
      'Muda muitos imóveis da mesa de uma vez: etapa, clientes, anotação, ou tira; repetir não muda nada',
    access: 'owner',
    body: BulkQuestion,
    response: BulkAnswer,
    errors: ['bad_request'],
  },
  clients: {
    method: 'get',
    path: '/api/clients',
    tag,
    summary: 'Os clientes, por nome',
    access: 'owner',
    query: OwnerQuery,
    response: Clients,
    errors: ['bad_request'],
  },
  saveClient: {
    method: 'put',
    path: '/api/clients/{id}',
    tag,
    summary: 'Cria um cliente ou muda o seu nome; repetir não muda nada',
    access: 'owner',
    pathParameters: ClientInPath,
    body: ClientContent,
    response: Client,
    errors: ['bad_request', 'too_many_clients'],
  },
  deleteClient: {
    method: 'delete',
    path: '/api/clients/{id}',
    tag,
    summary: 'Exclui um cliente e o tira dos imóveis, que ficam; repetir não faz mal',
    access: 'owner',
    pathParameters: ClientInPath,
    query: OwnerQuery,
    response: ActionDone,
    errors: ['bad_request'],
  },
  expenses: {
    method: 'get',
    path: '/api/expenses',
    tag,
    summary: 'O que se gastou e recebeu de todos os imóveis, os últimos dias primeiro',
    access: 'owner',
    query: OwnerQuery,
    response: Expenses,
    errors: ['bad_request'],
  },
  saveExpense: {
    method: 'put',
    path: '/api/expenses/{id}',
    tag,
    summary: 'Anota um gasto ou recebimento, ou corrige o que tem este id; repetir não muda nada',
    access: 'owner',
    pathParameters: ExpenseInPath,
    body: ExpenseContent,
    response: Expense,
    errors: ['bad_request', 'too_many_expenses'],
  },
  deleteExpense: {
    method: 'delete',
    path: '/api/expenses/{id}',
    tag,
    summary: 'Exclui um gasto ou recebimento; repetir não faz mal',
    access: 'owner',
    pathParameters: ExpenseInPath,
    query: OwnerQuery,
    response: ActionDone,
    errors: ['bad_request'],
  },
} as const satisfies Record<string, ApiCall>
