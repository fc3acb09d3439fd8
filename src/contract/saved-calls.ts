import { z } from 'zod'
import { Done } from './account.ts'
import type { Call } from './call.ts'
import {
  Favorite,
  Favorites,
  NewFavorite,
  NewSavedSearch,
  Owner,
  SavedSearch,
  SavedSearchChange,
  SavedSearches,
} from './saved.ts'

const tag = 'Favoritos e buscas salvas'

/** What an account, or a visitor without one, keeps. */
export const savedCalls = {
  favorites: {
    method: 'get',
    path: '/api/favorites',
    tag,
    summary: 'Os favoritos, os últimos salvos primeiro',
    access: 'owner',
    query: Owner,
    response: Favorites,
    errors: ['bad_request'],
  },
  addFavorite: {
    method: 'post',
    path: '/api/favorites',
    tag,
    summary: 'Salva um imóvel; repetir não muda nada',
    access: 'owner',
    body: NewFavorite,
    response: Favorite,
    errors: ['bad_request', 'property_not_found', 'too_many_favorites'],
  },
  removeFavorite: {
    method: 'delete',
    path: '/api/favorites/{id}',
    tag,
    summary: 'Tira um imóvel dos favoritos; repetir não faz mal',
    access: 'owner',
    pathParameters: z.object({ id: z.string().describe('Número do imóvel') }),
    query: Owner,
    response: Done,
    errors: ['bad_request'],
  },
  savedSearches: {
    method: 'get',
    path: '/api/saved-searches',
    tag,
    summary: 'As buscas salvas, as últimas primeiro',
    access: 'owner',
    query: Owner,
    response: SavedSearches,
    errors: ['bad_request'],
  },
  saveSearch: {
    method: 'post',
    path: '/api/saved-searches',
    tag,
    summary: 'Salva uma busca; com o mesmo id, repetir não duplica',
    access: 'owner',
    body: NewSavedSearch,
    response: SavedSearch,
    errors: ['bad_request', 'id_taken', 'too_many_saved_searches'],
  },
  changeSavedSearch: {
    method: 'patch',
    path: '/api/saved-searches/{id}',
    tag,
    summary: 'Muda nome, filtros ou avisos de uma busca salva',
    access: 'owner',
    pathParameters: z.object({ id: z.uuid() }),
    body: SavedSearchChange,
    response: SavedSearch,
    errors: ['bad_request', 'saved_search_not_found'],
  },
  deleteSavedSearch: {
    method: 'delete',
    path: '/api/saved-searches/{id}',
    tag,
    summary: 'Exclui uma busca salva; repetir não faz mal',
    access: 'owner',
    pathParameters: z.object({ id: z.uuid() }),
    query: Owner,
    response: Done,
    errors: ['bad_request'],
  },
} as const satisfies Record<string, Call>
